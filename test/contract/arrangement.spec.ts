import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CLIENT = fileURLToPath(new URL('../../client/src', import.meta.url));
const FEATURES = join(CLIENT, 'features');

/** Layout properties that `Row`, `Stack` and `Grid` set (client/src/ui/layout.tsx). */
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

/** On a board of thousands of cards, on other components, or chosen at run time. */
const WITH_A_REASON: readonly string[] = ['.apl-card-foot', '.apl-card-head', '.stats-filter-row'];

interface Rule {
  selector: string;
  declarations: { name: string; value: string }[];
}

/** The rules of a style sheet, including those within at-rules. */
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

/** Classes that only set layout, the same at every width. */
function arranging(css: string): string[] {
  const rules = rulesOf(css);
  const named = (name: string) =>
    rules.filter(({ selector }) => new RegExp(`\\${name}(?![\\w-])`).test(selector)).length;
  return rules
    .filter((rule) => arrangesAlone(rule) && named(rule.selector) === 1)
    .map(({ selector }) => selector);
}

/** The classes of a style sheet; a library applies its own. */
function classesOf(css: string): string[] {
  const selectors = rulesOf(css).map(({ selector }) => selector.replaceAll(/\[[^\]]*\]/g, ''));
  const named = selectors.flatMap((selector) => selector.match(/\.[a-z][\w-]*/gi) ?? []);
  return [...new Set(named)].map((name) => name.slice(1)).filter((name) => !name.startsWith('mantine-'));
}

/** Whether the code uses the class, literally or as `tone-${tone}`. */
function isBorne(name: string, code: string): boolean {
  const stem = name.slice(0, name.lastIndexOf('-') + 1);
  return new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) || code.includes(`${stem}\${`);
}

const filesOf = (folder: string, ends: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => ends.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

describe('stylesheets', () => {
  it('arrange only what changes with the width or has a reason; Row, Stack and Grid do the rest', () => {
    const found = filesOf(FEATURES, /\.css$/).flatMap(arranging);
    expect(found.sort()).toEqual(WITH_A_REASON);
  });

  it('are searched for rules that arrange', () => {
    expect(arranging('.a { display: grid; gap: 1rem } .b { display: flex; margin: 0 }')).toEqual(['.a']);
    expect(arranging('.a { display: grid } @media print { .a { display: block } }')).toEqual([]);
  });

  it('have no unused classes', () => {
    const code = filesOf(CLIENT, /\.tsx?$/).join('\n');
    const boot = readFileSync(join(CLIENT, '../index.html'), 'utf8');
    const named = filesOf(CLIENT, /\.css$/).flatMap(classesOf);
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter((name) => !isBorne(name, code + boot))).toEqual([]);
  });

  it('are searched for unused classes', () => {
    expect(classesOf(".a:not(.b-c) > [data-x='.d'] { margin: 0 } .mantine-Tab { margin: 0 }")).toEqual([
      'a',
      'b-c',
    ]);
    expect(isBorne('tone-ok', 'className={`tone-${tone}`}')).toBe(true);
    expect(isBorne('tone-ok', 'className="tone-okay"')).toBe(false);
  });
});
