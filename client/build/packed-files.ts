import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TYPES = new Set(['.css', '.js', '.json', '.svg']);
/** Bytes. Only GraphiQL's editor and workers are larger: at full quality they would take half of the build's time. */
const LARGE = 320_000;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a .br and a .gz beside each file, because compressing this hard per request would be too slow. */
export function packedFiles(): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir }) {
      const files = await readdir(join(dir!, 'assets'));
      await Promise.all(
        files
          .filter((file) => TYPES.has(extname(file)))
          .map(async (file) => {
            const path = join(dir!, 'assets', file);
            const bytes = await readFile(path);
            const params = {
              [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
              [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 5 : 11,
            };
            await writeFile(`${path}.br`, await compressBrotli(bytes, { params }));
            await writeFile(`${path}.gz`, await compressGzip(bytes, { level: 9 }));
          }),
      );
    },
  };
}
