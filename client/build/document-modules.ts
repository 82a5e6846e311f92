import type { Plugin } from 'vite';

const GENERATED = /\/client\/src\/graphql\/generated\.ts$/;
const DOCUMENT = /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as .*;$/gm;
const PREFIX = '\0document:';

/**
 * Makes each GraphQL document a module of its own in the build, so that it travels with the page that asks it: a
 * module is one piece, and the generated one holds every page's.
 */
export function oneDocumentAModule(): Plugin {
  const documents = new Map<string, string>();
  return {
    name: 'one-document-a-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
    load: (id) => (id.startsWith(PREFIX) ? { code: documents.get(id)!, moduleSideEffects: false } : null),
    transform(code, id) {
      if (!GENERATED.test(id)) return null;
      const exports = [...code.matchAll(DOCUMENT)].map(([, name, document]) => {
        documents.set(`${PREFIX}${name}`, `export const ${name} = ${document};`);
        return `export { ${name} } from ${JSON.stringify(`${PREFIX}${name}`)};`;
      });
      return exports.length > 0 ? { code: exports.join('\n'), map: null, moduleSideEffects: false } : null;
    },
  };
}
