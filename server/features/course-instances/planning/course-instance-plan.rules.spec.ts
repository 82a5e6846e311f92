import { suggestedEnd, weeksFor } from '../../../../domain/study-weeks.js';
import { seriesStarts } from './course-instance-plan.rules.js';

describe('planning course instances', () => {
  test.each([
    [100, 100, 5],
    [100, 50, 10],
    [50, 25, 10],
    [200, 75, 13.333],
  ])('%d points at %d percent take %d weeks', (points, pace, weeks) => {
    expect(weeksFor(points, pace)).toBeCloseTo(weeks, 2);
  });

  test.each([
    ['2026-08-17', 100, 50, '2026-10-23'],
    ['2026-08-17', 100, 100, '2026-09-18'],
    ['2026-08-19', 100, 100, '2026-09-22'],
    // 23 days: the last one is a Tuesday.
    ['2026-08-17', 50, 75, '2026-09-08'],
    ['2026-08-17', 1, 200, '2026-08-17'],
  ])('an instance starting on %s with %d points at %d percent ends on %s', (start, points, pace, end) => {
    expect(suggestedEnd(start, points, pace)).toBe(end);
  });

  test('a series starts every so many weeks, only in its months', () => {
    const starts = seriesStarts('2026-09-07', 5, '2027-08-31', [9, 10, 11, 12, 1, 2, 3, 4, 5, 6]);
    expect(starts.slice(0, 3)).toEqual(['2026-09-07', '2026-10-12', '2026-11-16']);
    expect(starts.some((day) => ['07', '08'].includes(day.slice(5, 7)))).toBe(false);
    expect(seriesStarts('2026-09-07', 5, '2026-09-06', [])).toEqual([]);
  });
});
