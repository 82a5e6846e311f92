/** Codegen plugin: imports and lists all exports and maintenance jobs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, ROOT } from './project.mjs';

const isSource = (path) => path.endsWith('.ts') && !/\.spec\.ts$|generated\.ts$|\/migrations\//.test(path);
const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
/** Exports of a file that belong to one of the lists. */
function partsOf(path) {
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest);
  const exported = source.statements.filter(isExported);
  const values = exported
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations);
  const madeBy = (maker) => values.filter(({ initializer }) => initializer?.expression?.text === maker);
  const typed = (name) => values.filter(({ type }) => type?.typeName?.text === name);
  return {
    exports: madeBy('exportTable'),
    chores: typed('Chores'),
  };
}

export function plugin() {
  const found = filesUnder(['server'])
    .filter(isSource)
    .map((path) => ({ path: path.replace(/^server\/(.*)\.ts$/, './$1.js'), parts: partsOf(path) }));
  const names = (nodes) => nodes.map(({ name }) => name.text);
  const imports = found
    .map(({ path, parts }) => ({ path, named: names(Object.values(parts).flat()) }))
    .filter(({ named }) => named.length > 0)
    .map(({ path, named }) => `import { ${named.join(', ')} } from '${path}';`);
  const list = (key) => found.flatMap(({ parts }) => names(parts[key])).map((name) => `  ${name},`);
  return [
    ...imports,
    '\n/** Every table of lists that can be taken along as files. */',
    'export const EXPORTS = [',
    ...list('exports'),
    '];',
    '\n/** Every table of what is thrown away or put together from time to time. */',
    'export const CHORE_TABLES = [',
    ...list('chores'),
    '];',
  ].join('\n');
}
