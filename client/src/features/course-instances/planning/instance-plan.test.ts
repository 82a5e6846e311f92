import { monday, suggestedEnd, weekNumber } from './instance-plan';

describe('planning in the form', () => {
  // The same table as the server's own, so that the suggestion is what it would do.
  it.each([
    ['2026-08-17', 100, 50, '2026-10-23'],
    ['2026-08-17', 100, 100, '2026-09-18'],
    ['2026-08-19', 100, 100, '2026-09-22'],
    ['2026-08-17', 50, 75, '2026-09-08'],
    ['2026-08-17', 1, 200, '2026-08-17'],
  ])('suggests for %s with %d points at %d percent the end %s', (start, points, pace, end) => {
    expect(suggestedEnd(start, points, pace)).toBe(end);
  });

  it.each([
    ['2026-01-01', 1],
    ['2026-12-31', 53],
    ['2027-01-01', 53],
    ['2027-01-04', 1],
    ['2026-11-20', 47],
  ])('%s is in week %d', (day, week) => {
    expect(weekNumber(day)).toBe(week);
  });

  it('a week begins on Monday', () => {
    expect(monday('2026-11-20')).toBe('2026-11-16');
    expect(monday('2026-11-22')).toBe('2026-11-16');
    expect(monday('2026-11-16')).toBe('2026-11-16');
  });
});
