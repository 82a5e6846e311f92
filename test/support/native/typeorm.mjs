export const { DataSource } = await globalThis.importNative('typeorm');
