import { earliestFree, freeSpans, leastFree, mostAtOnce } from './free-places.js';

const period = { startDate: '2026-12-07', endDate: '2026-12-31' };
const stay = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('free places', () => {
  it('form one span when nobody is there', () => {
    expect(freeSpans(period, 2, [])).toEqual([{ ...period, free: 2 }]);
    expect(
      freeSpans(period, 2, [stay('2026-11-02', '2026-12-06'), stay('2027-01-01', '2027-02-01')]),
    ).toEqual([{ ...period, free: 2 }]);
  });

  it('change the day a student arrives and the day after one leaves', () => {
    const stays = [stay('2026-11-30', '2026-12-11'), stay('2026-12-21', '2027-01-15')];
    expect(freeSpans(period, 1, stays)).toEqual([
      { startDate: '2026-12-07', endDate: '2026-12-11', free: 0 },
      { startDate: '2026-12-12', endDate: '2026-12-20', free: 1 },
      { startDate: '2026-12-21', endDate: '2026-12-31', free: 0 },
    ]);
    expect(leastFree(period, 1, stays)).toBe(0);
    expect(leastFree(period, 2, stays)).toBe(1);
  });

  it('are never negative, and adjacent spans with the same number are merged', () => {
    const stays = [
      stay('2026-12-07', '2026-12-18'),
      stay('2026-12-07', '2026-12-31'),
      stay('2026-12-19', '2026-12-31'),
    ];
    expect(freeSpans(period, 1, stays)).toEqual([{ ...period, free: 0 }]);
  });

  it('depend on the largest number of students on any one day', () => {
    expect(mostAtOnce([])).toBe(0);
    expect(
      mostAtOnce([
        stay('2026-12-07', '2026-12-18'),
        stay('2026-12-18', '2026-12-31'),
        stay('2026-12-19', '2027-01-15'),
      ]),
    ).toBe(2);
  });

  it('are found for the whole length, starting on a Monday after the full days', () => {
    const asked = { startDate: '2026-12-07', endDate: '2026-12-18' };
    const search = { days: 11, latest: '2027-03-01' };
    expect(earliestFree(asked, { ...search, places: 1, stays: [] })).toEqual(asked);
    expect(earliestFree(asked, { ...search, places: 1, stays: [stay('2026-12-14', '2027-01-13')] })).toEqual({
      startDate: '2027-01-18',
      endDate: '2027-01-29',
    });
    expect(
      earliestFree(asked, { ...search, places: 1, stays: [stay('2026-12-14', '2027-06-01')] }),
    ).toBeNull();
  });
});
