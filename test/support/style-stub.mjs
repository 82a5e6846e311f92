/** Every class name of a style sheet is its own name; a picture is its name too. */
export default new Proxy({}, { get: (_target, key) => String(key) });
