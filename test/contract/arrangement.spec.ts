import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FEATURES = fileURLToPath(new URL('../../client/src/features', import.meta.url));

/** What `Row`, `Stack` and `Grid` say of their own (client/src/ui/layout.tsx). */
const ARRANGES = new Set([
  'display',
  'gap',
  'flex-direction',
  'flex-wrap',
  'align-items',
  'justify-content',
  'justify-items',
  'grid-template-columns',
]);

/** On a board of thousands of cards, on other components, or chosen as the page runs. */
const WITH_A_REASON: readonly string[] = [
  '.apl-card-foot',
  '.apl-card-head',
  '.apl-dialog-part',
  '.comment-box',
  '.grade-fields',
  '.packages',
  '.stats-filter-row',
];

interface Rule {
  selector: string;
  declarations: { name: string; value: string }[];
}

/** The rules of a sheet, those within at-rules as well. */
function rulesOf(css: string): Rule[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    declarations: [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, name = '', value = '']) => ({
      name,
      value: value.trim(),
    })),
  }));
}

function arrangesAlone({ selector, declarations }: Rule): boolean {
  return (
    /^\.[\w-]+$/.test(selector) &&
    declarations.some(({ name, value }) => name === 'display' && /^(flex|grid)$/.test(value)) &&
    declarations.every(({ name }) => ARRANGES.has(name))
  );
}

/** The classes of a sheet that do nothing but arrange, the same at every width. */
function arranging(css: string): string[] {
  const rules = rulesOf(css);
  const named = (name: string) =>
    rules.filter(({ selector }) => new RegExp(`\\${name}(?![\\w-])`).test(selector)).length;
  return rules
    .filter((rule) => arrangesAlone(rule) && named(rule.selector) === 1)
    .map(({ selector }) => selector);
}

const sheets = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
);

describe('how things are arranged', () => {
  it('is said where they stand, by Row, Stack and Grid, unless the width changes it', () => {
    const found = sheets.flatMap((path) => arranging(readFileSync(join(FEATURES, path), 'utf8')));
    expect(found.sort()).toEqual(WITH_A_REASON);
  });

  it('is found in a sheet', () => {
    expect(arranging('.a { display: grid; gap: 1rem } .b { display: flex; margin: 0 }')).toEqual(['.a']);
    expect(arranging('.a { display: grid } @media print { .a { display: block } }')).toEqual([]);
  });
});
