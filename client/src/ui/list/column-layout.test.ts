import { columnWidths } from '../../../../domain/lists/saved-view';
import type { TableColumn } from '../table';
import {
  inOrder,
  layoutIn,
  sameLayout,
  shownColumns,
  withMove,
  withWidth,
  type ColumnLayout,
} from './column-layout';

const cell = () => null;
const columns: TableColumn<never>[] = [
  { key: 'name', header: 'Namn', rowHeader: true, below: 'number', cell },
  { key: 'number', header: 'Personnummer', cell },
  { key: 'teacher', header: 'Lärare', cell },
  { key: 'end', header: 'Slut', cell },
  { key: 'acts', header: 'Åtgärder', hideHeader: true, cell },
];
const usual: ColumnLayout = { hidden: [], order: [], widths: {} };
const keys = (all: readonly { key: string }[]) => all.map(({ key }) => key);

describe('the column layout', () => {
  it('moves a column past the next visible one, between the name and the menu', () => {
    const hidden = { ...usual, hidden: ['teacher'] };
    const moved = withMove(hidden, columns, { key: 'number', steps: 1 });
    expect(keys(inOrder(columns, moved.order))).toEqual(['name', 'teacher', 'end', 'number', 'acts']);
    expect(withMove(moved, columns, { key: 'number', steps: 1 })).toBe(moved);
    expect(keys(inOrder(columns, withMove(moved, columns, { key: 'number', steps: -1 }).order))).toEqual([
      'name',
      'teacher',
      'number',
      'end',
      'acts',
    ]);
  });

  it('puts unknown columns after known ones', () => {
    expect(keys(inOrder(columns, ['end', 'teacher']))).toEqual(['name', 'end', 'teacher', 'number', 'acts']);
  });

  it('shows a hidden value below the one it belongs to', () => {
    const [name] = shownColumns(columns, { ...usual, hidden: ['number'] });
    expect(name!.lower).toBe(cell);
    expect(shownColumns(columns, usual)[0]!.lower).toBeUndefined();
  });

  it('keeps every column wide enough to be found again', () => {
    expect(withWidth(usual, 'end', 3).widths).toEqual({ end: columnWidths.least });
  });

  it('reads layouts saved before columns could be moved, and nothing else', () => {
    expect(layoutIn(['end'])).toEqual({ ...usual, hidden: ['end'] });
    expect(layoutIn({ hidden: [1], order: 'x', widths: { end: '9', teacher: 9_000 } })).toEqual({
      ...usual,
      widths: { teacher: 640 },
    });
    expect(layoutIn(null)).toEqual(usual);
  });
});

test('two layouts are equal whatever the order in which columns were hidden and resized', () => {
  const layout = { hidden: ['a', 'b'], order: ['c', 'd'], widths: { c: 100, d: 200 } };
  expect(sameLayout(layout, { hidden: ['b', 'a'], order: ['c', 'd'], widths: { d: 200, c: 100 } })).toBe(
    true,
  );
  expect(sameLayout(layout, { ...layout, order: ['d', 'c'] })).toBe(false);
  expect(sameLayout(layout, { ...layout, widths: { c: 100 } })).toBe(false);
});
