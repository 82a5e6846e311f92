import { weeksToReport, mondayOfWeek, mondaysBetween, weekCode } from './week.js';

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

  it('are to report once a working day has come, until they are reported', () => {
    const placement = { startDate: '2026-11-18', endDate: '2026-12-11', weekdays: [2, 3] };
    const toReport = (today: string, ...reported: string[]) =>
      weeksToReport(placement, new Set(reported), today);
    expect(toReport('2026-11-17')).toEqual([]);
    // Monday 30 November is no working day: its week is not to report yet.
    expect(toReport('2026-11-30')).toEqual(['2026-11-16', '2026-11-23']);
    expect(toReport('2026-12-01', '2026-W47')).toEqual(['2026-11-23', '2026-11-30']);
    expect(toReport('2027-02-01', '2026-W47', '2026-W48', '2026-W49')).toEqual(['2026-12-07']);
  });
});
