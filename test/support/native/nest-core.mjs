export const { HttpAdapterHost } = await globalThis.importNative('@nestjs/core');
