import { plannedHours } from './planned-hours.js';

describe('the planned hours of a placement', () => {
  // 30 November 2026 is a Monday.
  test.each([
    ['2026-11-30', '2026-12-18', 40, 120],
    ['2026-11-30', '2026-11-30', 40, 8],
    ['2026-12-05', '2026-12-06', 40, 0],
    ['2026-12-02', '2026-12-11', 30, 48],
  ])('from %p to %p with %p hours a week come to %p', (from, to, perWeek, hours) => {
    expect(plannedHours(from, to, perWeek)).toBe(hours);
  });

  test.each([
    ['2026-11-30', '2026-12-18', 24, [1, 2, 3], 72],
    ['2026-12-05', '2026-12-06', 16, [6, 7], 16],
    ['2026-12-02', '2026-12-11', 30, [1], 30],
  ])('from %p to %p with %p hours a week on weekdays %j come to %p', (from, to, perWeek, days, hours) => {
    expect(plannedHours(from, to, perWeek, days)).toBe(hours);
  });
});
