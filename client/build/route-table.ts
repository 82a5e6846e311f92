import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TABLE = new URL('../src/app/routes/routes.ts', import.meta.url);
const ROUTE = /path: '([^']+)',\s+access: ('\w+'|\[[^\]]*\]|\w+),(?:(?!path: ')[\s\S])*?import\('([^']+)'\)/g;

/** A page as the table of routes names it. */
export interface PageRoute {
  path: string;
  isPublic: boolean;
  /** The file that its code begins with. */
  module: string;
}

/** The pages of the client, read from the table that the router uses: the build cannot run it. */
export function pageRoutes(): PageRoute[] {
  const text = readFileSync(TABLE, 'utf8');
  const pages = [...text.matchAll(ROUTE)].map(([, path, access, module]) => ({
    path: path!,
    isPublic: access === "'public'",
    module: fileURLToPath(new URL(`${module!}.tsx`, TABLE)),
  }));
  const expected = text.split('page: lazyPage(').length - 1;
  if (pages.length !== expected)
    throw new Error(`The build read ${pages.length} of ${expected} pages from the table of routes.`);
  return pages;
}
