import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PATH = /`((?:server|client|domain|test|scripts|docs)\/[\w./-]+)`/g;

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => join('docs', path)),
];
const pathsOf = (page: string): string[] =>
  [...readFileSync(join(ROOT, page), 'utf8').matchAll(PATH)].map(([, path]) => path!);

describe('the documentation', () => {
  it.each(pages)('refers to no file that is gone: %s', (page) => {
    expect(pathsOf(page).filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('does refer to files', () => {
    expect(pages.flatMap(pathsOf).length).toBeGreaterThan(60);
  });
});
