import type { SheetRow } from '../../../platform/workbook/workbook.js';
import { hiddenPartsOf } from './hidden-parts.rules.js';

const columns = ['Namn', 'Pnr', 'Kurs'].map((header, index) => ({ header, index, field: null }));

const rowsOf = (...hidden: number[]): SheetRow[] =>
  Array.from({ length: 40 }, (_, index) => {
    const row = { row: index + 2, cells: ['x'] };
    return hidden.includes(row.row) ? { ...row, isHidden: true } : row;
  });

describe('the hidden parts of a workbook', () => {
  it.each([
    [[], null],
    [[4], '1 rad är dold i arbetsboken (rad 4).'],
    [[4, 7, 8, 9, 12], '5 rader är dolda i arbetsboken (rad 4, 7–9, 12).'],
    [[2, 4, 6, 8, 10, 12, 14, 16, 18], '9 rader är dolda i arbetsboken (rad 2, 4, 6, 8, 10, 12, 14, 16 …).'],
  ])('are listed by row: %j', (hidden, expected) => {
    const { hiddenRows, hiddenParts } = hiddenPartsOf({ name: '', rows: [] }, rowsOf(...hidden), columns);
    expect(hiddenRows).toBe(expected);
    expect(hiddenParts).toBeNull();
  });

  it('are listed by column and sheet', () => {
    const sheet = { name: 'Elever', rows: [], hiddenColumns: [1, 7], hiddenSheets: ['Arkiv', 'Listor'] };
    expect(hiddenPartsOf(sheet, [], columns).hiddenParts).toBe(
      'Kolumnen ”Pnr” är dold i arbetsboken och läses också in. Bladen ”Arkiv”, ”Listor” är dolda i arbetsboken och läses inte in.',
    );
  });
});
