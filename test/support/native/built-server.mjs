/**
 * Gives a test the built server in place of its source: a module of `server/` is the one that Node itself has loaded,
 * so that the whole server is read once for a worker of Jest and not once for each file of tests.
 */
import { pathToFileURL } from 'node:url';
import { join, relative } from 'node:path';
import { ROOT } from '../../../scripts/project.mjs';

export default {
  async processAsync(_source, path) {
    const built = pathToFileURL(join(ROOT, 'dist', relative(ROOT, path).replace(/\.ts$/, '.js'))).href;
    const names = Object.keys(await import(built));
    const own = names.filter((name) => name !== 'default');
    return {
      code: [
        `const native = await globalThis.importNative(${JSON.stringify(built)});`,
        own.length > 0 ? `export const { ${own.join(', ')} } = native;` : 'export {};',
        names.includes('default') ? 'export default native.default;' : '',
      ].join('\n'),
    };
  },
};
