import type { Sheet } from '../../../platform/workbook/workbook.js';
import { withMergedCells } from './merged-cells.rules.js';

const HEADINGS = ['Handledare Namn', 'Handledare Tel'];
const read = (sheet: Omit<Sheet, 'name'>) =>
  withMergedCells({ name: 'Blad1', ...sheet }, (text) => HEADINGS.includes(text)).rows.map(
    ({ cells }) => cells,
  );

describe('merged cells', () => {
  it('give each row below the value, but not the columns beside', () => {
    const rows = [
      { row: 1, cells: ['Namn', 'Enhet', 'Handledare'] },
      { row: 3, cells: ['Björken', null, 'Karin'] },
      { row: 4, cells: [null, null, 'Per'] },
      { row: 5, cells: [null, 'Norr', 'Eva'] },
    ];
    const merged = [{ top: 3, bottom: 4, left: 0, right: 1 }];
    expect(read({ rows, merged })).toEqual([
      ['Namn', 'Enhet', 'Handledare'],
      ['Björken', null, 'Karin'],
      ['Björken', null, 'Per'],
      [null, 'Norr', 'Eva'],
    ]);
    expect(rows[2]!.cells[0]).toBeNull();
  });

  it('join a heading with those below it, and keep the headings beside it', () => {
    const rows = [
      { row: 1, cells: ['Namn', 'Handledare', null, 'Platser'] },
      { row: 2, cells: [null, 'Namn', 'Tel'] },
      { row: 3, cells: ['Björken', 'Karin', '070-1', '2'] },
    ];
    const merged = [{ top: 1, bottom: 1, left: 1, right: 2 }];
    expect(read({ rows, merged })[1]).toEqual(['Namn', 'Handledare Namn', 'Handledare Tel', 'Platser']);
  });

  it('leave a title over the headings, and values beyond the sheet', () => {
    const rows = [
      { row: 1, cells: ['Platser i Täby'] },
      { row: 2, cells: ['Namn', 'Ort'] },
    ];
    const merged = [
      { top: 1, bottom: 1, left: 0, right: 1 },
      { top: 2, bottom: 900_000, left: 0, right: 0 },
      { top: 7, bottom: 8, left: 0, right: 0 },
    ];
    expect(read({ rows, merged })).toEqual([['Platser i Täby'], ['Namn', 'Ort']]);
  });
});
