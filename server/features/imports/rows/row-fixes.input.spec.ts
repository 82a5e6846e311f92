import { withSpellings } from './row-fixes.input.js';

const columns = [
  { index: 0, header: 'Namn', field: 'NAME' as const },
  { index: 1, header: 'Lärare', field: 'TEACHER' as const },
];

describe('a spelling that is corrected throughout', () => {
  const rows = [
    { row: 2, cells: ['Anna', 'tor l'] },
    { row: 3, cells: ['tor l', ' Tor L '] },
    { row: 4, cells: ['Cia'] },
  ];

  it('is replaced only in its column, whatever its case', () => {
    expect(withSpellings(rows, [{ column: 1, from: 'Tor L', to: 'Tore Lärare' }], columns)).toEqual([
      { row: 2, cells: ['Anna', 'Tore Lärare'] },
      { row: 3, cells: ['tor l', 'Tore Lärare'] },
      { row: 4, cells: ['Cia'] },
    ]);
  });

  it('is rejected for a column missing from the file, and for text too long for a cell', () => {
    expect(() => withSpellings(rows, [{ column: 2, from: 'x', to: 'y' }], columns)).toThrow(
      'Kolumnen finns inte',
    );
    expect(() => withSpellings(rows, [{ column: 1, from: 'x', to: 'y'.repeat(1001) }], columns)).toThrow();
  });
});
