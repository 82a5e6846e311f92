import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** The file that the server and `scripts/check-size.mjs` read. */
const FILE = '.vite/pages.json';
const MAIN = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
const TABLE = new URL('../src/app/routes/route-table.ts', import.meta.url);
const ROUTE =
  /path: '([^']+)',\s*access: ('\w+'|\[[^\]]*\]|\{[^}]*\}),[\s\S]*?page: (lazy|plain)Page\(\s*\(\) => import\('([^']+)'\)/g;

interface PageRoute {
  path: string;
  isPublic: boolean;
  /** The modules that the page loads at once: its own, and Apollo Client where it shows data. */
  modules: string[];
}

/** The pages of the route table, read as text because the build cannot run the client. */
function pageRoutes(): PageRoute[] {
  const text = readFileSync(TABLE, 'utf8');
  const pages = [...text.matchAll(ROUTE)].map(([, path, access, kind, module]) => ({
    path: path!,
    isPublic: access === "'public'",
    modules: [`${module!}.tsx`, ...(kind === 'lazy' ? ['../../apollo/data-provider.tsx'] : [])].map((file) =>
      fileURLToPath(new URL(file, TABLE)),
    ),
  }));
  const expected = text.split(/page: (?:lazy|plain)Page\(/).length - 1;
  if (pages.length !== expected)
    throw new Error(`The build read ${pages.length} of ${expected} pages from the route table.`);
  return pages;
}

/** Writes which files each page loads, so that the server preloads them in the HTML instead of one import after another. */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunkOf = (id: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
          if (!chunk) throw new Error(`The build has no file with ${id}.`);
          return chunk;
        };
        const entry = withImports([chunkOf(MAIN)], bundle);
        const entryStyles = stylesOf(entry);
        const pages = pageRoutes().map(({ path, isPublic, modules }) => {
          const starts = modules.map(chunkOf);
          const loaded = withImports(starts, bundle).filter((chunk) => !entry.includes(chunk));
          return {
            path,
            isPublic,
            scripts: loaded.map(({ fileName }) => fileName),
            styles: stylesOf(loaded).filter((file) => !entryStyles.includes(file)),
          };
        });
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(pages) });
      },
    },
  };
}

/** The chunks with all that they import statically, each once, after its imports: style sheets override in this order. */
function withImports(starts: Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const ordered: Rolldown.OutputChunk[] = [];
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') visit(imported);
    }
    ordered.push(chunk);
  };
  starts.forEach(visit);
  return ordered;
}

const stylesOf = (chunks: Rolldown.OutputChunk[]): string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];
