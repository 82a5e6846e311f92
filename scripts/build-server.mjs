import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesUnder, hashOf, isProgram, readStamps, ROOT, writeStamp } from './project.mjs';

const OUT = join(ROOT, 'dist');
/** Source folders of the server. */
const PARTS = ['domain', 'server'];

/** Same options as jest.config.mjs, so that tests run the same code. */
const OPTIONS = {
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  module: { type: 'es6' },
  sourceMaps: true,
};

const isTest = (path) => path.endsWith('.spec.ts');
const isSettings = (path) => basename(path).startsWith('tsconfig');

/**
 * Compiles domain/ and server/ into dist/, file by file. TypeScript is transpiled (`tsc --noEmit` checks
 * types), other files such as REST operations are copied.
 */
export async function buildServer() {
  const sources = filesUnder(PARTS, (path) => isTest(path) || isSettings(path));
  const hash = hashOf([...sources, 'package-lock.json', 'scripts/build-server.mjs']);
  if (readStamps().server === hash && PARTS.every((part) => existsSync(join(OUT, part)))) return false;
  const { transformFile } = await import('@swc/core');
  const written = await Promise.all(sources.map((source) => buildFile(source, transformFile)));
  for (const part of PARTS) removeAllBut(new Set(written.flat()), join(OUT, part));
  writeStamp('server', hash);
  return true;
}

async function buildFile(source, transformFile) {
  const target = join(OUT, source);
  mkdirSync(dirname(target), { recursive: true });
  if (!source.endsWith('.ts')) {
    copyFileSync(join(ROOT, source), target);
    return [target];
  }
  const script = target.replace(/\.ts$/, '.js');
  const { code, map } = await transformFile(join(ROOT, source), { ...OPTIONS, sourceFileName: `/${source}` });
  writeFileSync(script, `${code}\n//# sourceMappingURL=${basename(script)}.map\n`);
  writeFileSync(`${script}.map`, map);
  return [script, `${script}.map`];
}

/** Removes output of renamed or deleted files. */
function removeAllBut(keep, dir) {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) removeAllBut(keep, path);
    else if (!keep.has(path)) rmSync(path);
  }
  if (readdirSync(dir).length === 0) rmSync(dir, { recursive: true });
}

if (isProgram(import.meta.url)) await buildServer();
