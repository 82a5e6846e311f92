import { daysToReport, isKept, weeksToReport, type ReportedWeek } from './reported-week.js';

const weekdays = [1, 2, 3, 4, 5];
const monday = '2026-11-30';
const [tuesday, wednesday, thursday, friday] = [
  '2026-12-01',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
] as const;
const placement = { startDate: '2026-11-18', endDate: '2026-12-11', weekdays };

/** Week 49 with these days, reported in the evening. */
const week = (days: string[], reportedOn: string, more: Partial<ReportedWeek> = {}): ReportedWeek => ({
  ...{ week: '2026-W49', reportedAt: `${reportedOn}T18:00:00.000Z`, confirmedAt: null },
  days: days.map((day) => ({ day, byWorkplace: false })),
  ...more,
});
const absentOn = (day: string): Partial<ReportedWeek> => ({ days: [{ day, byWorkplace: true }] });

describe('the weeks that a student has to report', () => {
  it('begin once a working day has come, until they are reported', () => {
    const tuesdays = { ...placement, weekdays: [2, 3] };
    const reported = (code: string): ReportedWeek => ({
      ...week([], '2027-01-31'),
      ...{ week: code, days: [{ day: '2026-01-01', byWorkplace: false }] },
    });
    const toReport = (today: string, ...codes: string[]) =>
      weeksToReport(tuesdays, codes.map(reported), today);
    expect(toReport('2026-11-17')).toEqual([]);
    // Monday 30 November is no working day: its week is not to report yet.
    expect(toReport('2026-11-30')).toEqual(['2026-11-16', '2026-11-23']);
    expect(toReport('2026-12-01', '2026-W47')).toEqual(['2026-11-23', '2026-11-30']);
    expect(toReport('2027-02-01', '2026-W47', '2026-W48', '2026-W49')).toEqual(['2026-12-07']);
  });

  it('stay until the days after the report are reported too', () => {
    const left = (today: string, reported: ReportedWeek | null) =>
      daysToReport(placement, monday, reported, today);
    expect(left(monday, null)).toEqual([monday]);
    expect(left(monday, week([monday], monday))).toEqual([]);
    expect(left(wednesday, week([monday], monday))).toEqual([tuesday, wednesday]);
    // A day that the student left out of a later report is not asked for again.
    expect(left('2026-12-07', week([monday, wednesday], friday))).toEqual([friday]);
    expect(left('2026-12-07', week([monday, wednesday], '2026-12-05'))).toEqual([]);
  });

  it('stay when the workplace has reported absence on a day', () => {
    const left = daysToReport(placement, monday, week([], wednesday, absentOn(tuesday)), wednesday);
    expect(left).toEqual([monday, wednesday]);
  });

  it('have no more days than those after the confirmation', () => {
    const confirmed = week([monday], monday, { confirmedAt: `${wednesday}T08:00:00.000Z` });
    expect(daysToReport(placement, monday, confirmed, friday)).toEqual([thursday, friday]);
  });
});

describe('the days that a student may not change', () => {
  it('are those that the workplace has reported', () => {
    const reported = week([], tuesday, absentOn(tuesday));
    expect([monday, tuesday].map((day) => isKept(reported, day))).toEqual([false, true]);
    expect(isKept(week([monday], monday), monday)).toBe(false);
  });

  it('are those that the workplace has confirmed, by the Swedish day', () => {
    const confirmed = week([monday, wednesday], wednesday, { confirmedAt: '2026-12-01T23:30:00.000Z' });
    expect([monday, tuesday, wednesday, thursday].map((day) => isKept(confirmed, day))).toEqual([
      ...[true, true, true, false],
    ]);
  });
});
