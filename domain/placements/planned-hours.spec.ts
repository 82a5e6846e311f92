import { hoursFault, plannedHours } from './planned-hours.js';

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

describe('the hours that fit a placement', () => {
  const threeWeeks = { startDate: '2026-11-30', endDate: '2026-12-18', hoursPerWeek: 40 };
  const usual = [1, 2, 3, 4, 5];

  test.each([
    [{ ...threeWeeks, weekdays: usual, plannedHours: 120 }],
    [{ ...threeWeeks, weekdays: usual, plannedHours: 1 }],
    [{ ...threeWeeks, weekdays: usual, plannedHours: null }],
    [{ ...threeWeeks, weekdays: [1, 3], hoursPerWeek: 48, plannedHours: 144 }],
    // Seven of fifteen days: 18,67 hours, rounded up.
    [{ ...threeWeeks, endDate: '2026-12-08', hoursPerWeek: 13, weekdays: usual, plannedHours: 19 }],
  ])('include %j', (time) => {
    expect(hoursFault(time)).toBeNull();
  });

  test.each([
    [121, 'Timmarna ryms inte i perioden: 15 dagar med 40 timmar i veckan ger högst 120 timmar.'],
    [5_000, 'Timmarna ryms inte i perioden: 15 dagar med 40 timmar i veckan ger högst 120 timmar.'],
  ])('leave out %p in three weeks', (hours, text) => {
    expect(hoursFault({ ...threeWeeks, weekdays: usual, plannedHours: hours })).toEqual({
      ...{ field: 'plannedHours', text },
    });
  });

  it('leave out more than 24 hours a day', () => {
    expect(hoursFault({ ...threeWeeks, weekdays: [3], plannedHours: null })).toEqual({
      ...{ field: 'hoursPerWeek', text: 'På 1 dag i veckan ryms högst 24 timmar.' },
    });
  });
});
