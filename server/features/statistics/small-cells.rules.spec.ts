import { shownCount, shownRow, shownShare, SUPPRESSED } from './small-cells.rules.js';

describe('small cells', () => {
  test.each([
    [0, 0],
    [1, SUPPRESSED],
    [4, SUPPRESSED],
    [5, 5],
  ])('%d is shown as %s', (count, shown) => {
    expect(shownCount(count)).toBe(shown);
  });

  test('a single suppressed count also suppresses the total, which would reveal it', () => {
    expect(shownRow([10, 3, 0])).toEqual({ counts: [10, SUPPRESSED, 0], total: SUPPRESSED });
    expect(shownRow([10, 3, 2])).toEqual({ counts: [10, SUPPRESSED, SUPPRESSED], total: 15 });
    expect(shownRow([10, 5])).toEqual({ counts: [10, 5], total: 15 });
  });

  test('a share of small counts is suppressed', () => {
    expect(shownShare(50, 2, 2)).toBe(SUPPRESSED);
    expect(shownShare(50, 10, 10)).toBe(50);
    expect(shownShare(null, 0, 0)).toBeNull();
  });
});
