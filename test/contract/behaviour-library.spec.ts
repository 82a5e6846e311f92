import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Behaviour that Mantine provides (ADR 14): patterns of hand-written versions, and the exempt files. */
const BY_HAND: readonly [string, RegExp, readonly string[]][] = [
  [
    'anchors a panel',
    /getBoundingClientRect|ResizeObserver\(place/,
    ['features/course-instances/lanes/lane-board.tsx', 'ui/drag/column-steps.ts'],
  ],
  [
    'hangs a panel elsewhere in the page',
    /createPortal/,
    ['features/apl/board/drag/board-drag.tsx', 'features/study-plans/term-drag.tsx'],
  ],
  [
    'hears presses and focus of the whole page',
    /(document|window)\.addEventListener\(\s*'(pointerdown|mousedown|touchstart|click|focusin|focusout)'/,
    [
      'app/routes/page-arrival.tsx',
      'lib/palette.ts',
      'ui/overlays/confirm-host.tsx',
      'ui/overlays/modal/use-kept-focus.ts',
    ],
  ],
  [
    'answers to Esc',
    /['"]Escape['"]/,
    [
      'entities/import/row-cell.tsx',
      'features/apl/board/drag/board-drag.tsx',
      'features/calendar/grid/use-day-keys.ts',
      'features/profile/cards/task-item.tsx',
      'features/search/use-search-box.ts',
      'features/study-plans/term-drag.tsx',
      'lib/palette.ts',
      'ui/list/summary/summary-panel.tsx',
      'ui/list/summary/use-row-summary.ts',
      'ui/overlays/escape.ts',
    ],
  ],
  ['plays a menu, tabs or a tooltip', /\srole="(menu(item\w*)?|tab(list|panel)?|tooltip|dialog)"/, []],
];

const CLIENT = fileURLToPath(new URL('../../client/src', import.meta.url));

const sources = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
);

describe('what the behaviour library provides is not written by hand', () => {
  it.each(BY_HAND)('no file %s, except those with a reason', (_, pattern, allowed) => {
    const found = sources.filter((path) => pattern.test(readFileSync(join(CLIENT, path), 'utf8')));
    expect(found.sort()).toEqual(allowed);
  });
});

describe('the icon of a button', () => {
  it('is given by name alone, unless it has a different size', () => {
    const drawn = /<(Icon|Link)?Button\b[^<]*?icon=\{(sign\(\w+\)|<\w+ className="icon" size=\{18\})/;
    expect(sources.filter((path) => drawn.test(readFileSync(join(CLIENT, path), 'utf8')))).toEqual([]);
  });
});
