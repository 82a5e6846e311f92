import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = new Set(['.css', '.js', '.json', '.svg']);
const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Writes beside each file what is sent of it, packed as hard as can be: at the server it would keep somebody waiting. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = await readdir(join(dir!, 'assets'));
      await Promise.all(
        files
          .filter((file) => PACKED.has(extname(file)))
          .map(async (file) => {
            const path = join(dir!, 'assets', file);
            const bytes = await readFile(path);
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            await writeFile(`${path}.br`, await packBrotli(bytes, { params }));
            await writeFile(`${path}.gz`, await packGzip(bytes, { level: 9 }));
          }),
      );
    },
  };
}
