/**
 * Codegen plugin: the client's route table, from each page's `route` (client/src/lib/routing/page-route.ts).
 * Menu entries first, in their order; then the rest by path.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesUnder, ROOT } from './project.mjs';

const MENUS = ['Idag', 'Elever', 'Utbildning', 'Personal'];
const SRC = 'client/src/';
/** Loading options of a route; other properties are printed unchanged. */
const FETCHING = ['page', 'alsoAt', 'isPlain', 'askAhead'];

/** The pages of a file: `export const route`, or `export const routes` where one file has several. */
function pagesOf(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(join(ROOT, path), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const declared = (name) =>
    source.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find((one) => one.name.text === name)?.initializer;
  const literals = [declared('route'), ...(declared('routes')?.elements ?? [])].filter(Boolean);
  const components = source.statements
    .filter((node) => ts.isFunctionDeclaration(node) && /(Page|Route)$/.test(node.name.text))
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .map(({ name }) => name.text);
  return literals.map((literal) => {
    const said = new Map(literal.properties.map(({ name, initializer }) => [name.text, initializer]));
    const component = said.get('page')?.text ?? (components.length === 1 ? components[0] : null);
    if (!component)
      throw new Error(`${path}: its route does not say which of its components it shows (page).`);
    return { path, component, said };
  });
}

const placeOf = ({ said }) => {
  const menu = said.get('menu');
  if (!menu) return [MENUS.length, 0];
  const of = (name) => menu.properties.find((one) => one.name.text === name).initializer.text;
  return [MENUS.indexOf(of('group')), Number(of('place'))];
};

function inOrder(one, other) {
  const [[menu, place], [otherMenu, otherPlace]] = [placeOf(one), placeOf(other)];
  return (
    menu - otherMenu ||
    place - otherPlace ||
    (one.said.get('path').text < other.said.get('path').text ? -1 : 1)
  );
}

function printed({ path, component, said }) {
  const own = [...said]
    .filter(([name]) => !FETCHING.includes(name))
    .map(([name, value]) => [name, value.getText()]);
  const file = `../${path.slice(SRC.length).replace(/\.tsx$/, '')}`;
  const load = `() => import('${file}'), '${component}'`;
  const ahead = said.get('askAhead')?.text.split('#')[1];
  const page = said.has('isPlain')
    ? `plainPage(${load})`
    : `lazyPage(${[load, ahead].filter(Boolean).join(', ')})`;
  const entry = (fields) =>
    `  { ${[...fields, ['page', page]].map(([name, text]) => `${name}: ${text}`).join(', ')} },`;
  if (!said.has('alsoAt')) return entry(own);
  const also = own.filter(([name]) => !['path', 'menu', 'secret'].includes(name));
  return `${entry(own)}\n${entry([['path', said.get('alsoAt').getText()], ...also])}`;
}

export function plugin() {
  const pages = filesUnder([`${SRC}app`, `${SRC}features`])
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .flatMap(pagesOf)
    .sort(inOrder);
  const asking = pages
    .flatMap(({ said }) => said.get('askAhead')?.text ?? [])
    .map((text) => text.split('#'))
    .map(([module, name]) => `import { ${name} } from '../${module}';`);
  return [
    ...asking,
    "import { lazyPage, plainPage, type AppRoute } from './routes/lazy-page';",
    '\n/** The one table of routes (specification §2, contract §7): guards, menus and titles come from it. */',
    'export const routes: readonly AppRoute[] = [',
    ...pages.map(printed),
    '];',
  ].join('\n');
}
