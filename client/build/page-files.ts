import type { Plugin } from 'vite';
import { reachOf } from './reach';
import { dataModule, pageRoutes } from './route-table';

/** Where the server finds what each page begins with. */
const FILE = '.vite/pages.json';

/**
 * Tells the server which files each page needs beside the entry's, so that they are asked for with the document and
 * not by a script that has to come first.
 */
export function pageFiles(): Plugin {
  return {
    name: 'page-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file);
        const fileWith = (id: string) => {
          const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
          if (!chunk) throw new Error(`The build has no file with ${id}.`);
          return chunk;
        };
        const reach = (starts: readonly string[]) => reachOf(starts, (file) => chunkOf(file)?.imports ?? []);
        const entry = reach(
          chunks.filter((chunk) => chunk.isEntry && chunk.name === 'main').map((chunk) => chunk.fileName),
        );
        const styles = (files: Iterable<string>) =>
          new Set([...files].flatMap((file) => [...(chunkOf(file)?.viteMetadata?.importedCss ?? [])]));
        const entryStyles = styles(entry);
        const pages = pageRoutes().map(({ path, isPublic, hasData, module }) => {
          const starts = [module, ...(hasData ? [dataModule] : [])].map((id) => fileWith(id).fileName);
          const files = [...reach(starts)].filter((file) => !entry.has(file));
          return {
            path,
            isPublic,
            scripts: files,
            styles: [...styles(files)].filter((file) => !entryStyles.has(file)),
          };
        });
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(pages) });
      },
    },
  };
}
