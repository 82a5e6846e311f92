import type { AplStatus } from '../generated.js';
import { suggestedColumn } from './board-column.js';

const COLUMNS: readonly AplStatus[] = ['GRAY', 'RED', 'BLUE', 'YELLOW', 'GREEN'];

describe('the suggested column of a card', () => {
  it('follows a placement that has started, ended or been interrupted', () => {
    expect(COLUMNS.map((column) => suggestedColumn('ONGOING', column))).toEqual([
      ...['GREEN', 'GREEN', 'GREEN'],
      ...[null, null],
    ]);
    expect(COLUMNS.map((column) => suggestedColumn('DONE', column))).toEqual([
      ...[null, null, null, null],
      'YELLOW',
    ]);
    expect(COLUMNS.map((column) => suggestedColumn('INTERRUPTED', column))).toEqual([
      ...[null, null, null],
      ...['RED', 'RED'],
    ]);
  });

  it('is none before a placement starts', () => {
    expect(COLUMNS.flatMap((column) => suggestedColumn('PLANNED', column) ?? [])).toEqual([]);
    expect(COLUMNS.flatMap((column) => suggestedColumn('AGREED', column) ?? [])).toEqual([]);
  });
});
