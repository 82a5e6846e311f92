/** Class names and image imports are their own names. */
export default new Proxy({}, { get: (_target, key) => String(key) });
