import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const TABLE = new URL('../src/app/generated.ts', import.meta.url);
const ROUTE =
  /path: '([^']+)', access: ('\w+'|\[[^\]]*\]),.*? page: (lazyPage|plainPage)\(\(\) => import\('([^']+)'\)/g;

/** A page as the table of routes names it. */
export interface PageRoute {
  path: string;
  isPublic: boolean;
  /** Whether the way to the server's data comes with it. */
  hasData: boolean;
  /** The file that its code begins with. */
  module: string;
}

/** What a page with data begins with beside its own (`client/src/apollo/data.ts`). */
export const dataModule = fileURLToPath(new URL('../apollo/data-provider.tsx', TABLE));

/** The pages of the client, read from the table that the router uses: the build cannot run it. */
export function pageRoutes(): PageRoute[] {
  const text = readFileSync(TABLE, 'utf8');
  const pages = [...text.matchAll(ROUTE)].map(([, path, access, kind, module]) => ({
    path: path!,
    isPublic: access === "'public'",
    hasData: kind === 'lazyPage',
    module: fileURLToPath(new URL(`${module!}.tsx`, TABLE)),
  }));
  const expected = text.split(/page: (?:lazy|plain)Page\(/).length - 1;
  if (pages.length !== expected)
    throw new Error(`The build read ${pages.length} of ${expected} pages from the table of routes.`);
  return pages;
}
