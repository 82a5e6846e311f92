import type { AplStatus } from '../generated.js';
import { leadingState, suggestedColumn } from './board-column.js';

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

describe('the placement that a card follows', () => {
  it('is the ongoing one, although the next is planned', () => {
    expect(leadingState(['PLANNED', 'ONGOING', 'DONE'])).toBe('ONGOING');
  });

  it('is the latest that has ended, unless the next has its agreement', () => {
    expect(leadingState(['PLANNED', 'INTERRUPTED', 'DONE'])).toBe('INTERRUPTED');
    expect(leadingState(['AGREED', 'DONE'])).toBe('AGREED');
  });

  it('is the planned one of a student without another', () => {
    expect(leadingState(['PLANNED'])).toBe('PLANNED');
    expect(leadingState([])).toBeUndefined();
  });
});
