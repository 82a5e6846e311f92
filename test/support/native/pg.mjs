export default (await globalThis.importNative('pg')).default;
