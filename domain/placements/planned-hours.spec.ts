import { plannedHours } from './planned-hours.js';

describe('the planned hours of a placement', () => {
  // 30 November 2026 is a Monday.
  test.each([
    ['2026-11-30', '2026-12-18', 40, 120],
    ['2026-11-30', '2026-11-30', 40, 8],
    ['2026-12-05', '2026-12-06', 40, 0],
    ['2026-12-02', '2026-12-11', 30, 48],
  ])('from %p to %p with %p hours a week are %p', (from, to, perWeek, hours) => {
    expect(plannedHours(from, to, perWeek)).toBe(hours);
  });
});
