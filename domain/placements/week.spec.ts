import { mondayOfWeek, mondaysBetween, weekCode } from './week.js';

describe('the weeks of a placement', () => {
  test.each([
    ['2026-11-30', '2026-W49', '2026-11-30'],
    ['2027-01-01', '2026-W53', '2026-12-28'],
    ['2024-12-31', '2025-W01', '2024-12-30'],
  ])('%s is in week %s, which starts on %s', (day, code, monday) => {
    expect(weekCode(day)).toBe(code);
    expect(mondayOfWeek(code)).toBe(monday);
  });

  test.each(['2026-W54', '2026-W00', '2026-49', '2025-W53', ''])('%p is not a week', (code) => {
    expect(mondayOfWeek(code)).toBeNull();
  });

  it('are those that its days fall in', () => {
    expect(mondaysBetween('2026-12-02', '2026-12-14')).toEqual(['2026-11-30', '2026-12-07', '2026-12-14']);
  });
});
