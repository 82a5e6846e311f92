const native = await globalThis.importNative('passport');
export default native.default;
