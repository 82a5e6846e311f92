/**
 * Replaces the server's source by the built server, and its packages by those that Node has loaded, so that
 * the server is loaded once per Jest worker instead of once per test file.
 */
import { pathToFileURL } from 'node:url';
import { basename, join, relative } from 'node:path';
import { ROOT } from '../../../scripts/project.mjs';

export default {
  async processAsync(_source, path) {
    const specifier = path.includes('/native/packages/')
      ? basename(path, '.mjs').replace('__', '/')
      : pathToFileURL(join(ROOT, 'dist', relative(ROOT, path).replace(/\.ts$/, '.js'))).href;
    const names = Object.keys(await import(specifier)).filter((name) => /^\w+$/.test(name));
    const own = names.filter((name) => name !== 'default' && name !== '__esModule');
    return {
      code: [
        `const native = await globalThis.importNative(${JSON.stringify(specifier)});`,
        own.length > 0 ? `export const { ${own.join(', ')} } = native;` : 'export {};',
        names.includes('default') ? 'export default native.default;' : '',
      ].join('\n'),
    };
  },
};
