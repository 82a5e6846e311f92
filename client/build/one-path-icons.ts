import type { Plugin } from 'vite';

/** Not those that are filled: strokes that lie over each other would leave holes. */
const ICON = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon(?!\w*Filled)\w+\.mjs$/;
const NODES = /^const __iconNode = (\[.*\]);$/m;

type IconNode = [tag: string, attributes: Record<string, string>];

/** Nothing but a stroke, which begins at a place of its own. */
const isStroke = ([tag, { d, key, ...more }]: IconNode) =>
  tag === 'path' && d?.startsWith('M') && Object.keys(more).length === 0;

/** The strokes of an icon as one: the same picture, and an element in the page where there were up to eight. */
export function onePath(nodes: readonly IconNode[]): readonly IconNode[] {
  if (!nodes.every(isStroke)) return nodes;
  return [['path', { d: nodes.map(([, { d }]) => d).join(''), key: 'svg-0' }]];
}

/** Draws each icon of the package with one element: a list has hundreds of them. */
export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id)) return null;
      const nodes = NODES.exec(code)?.[1];
      if (nodes === undefined) throw new Error(`${id} is drawn otherwise than was known.`);
      const joined = JSON.stringify(onePath(JSON.parse(nodes) as IconNode[]));
      return { code: code.replace(NODES, () => `const __iconNode = ${joined};`), map: null };
    },
  };
}
