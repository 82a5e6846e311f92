import {
  daysBetween,
  firstOfMonth,
  isDay,
  lastOfMonth,
  mondayOf,
  monthsBetween,
  periodText,
  shiftMonth,
  weekNumber,
} from './days.js';
import { suggestedEnd } from './study-weeks.js';

describe('calendar days', () => {
  it.each([
    ['2026-08-17', 100, 50, '2026-10-23'],
    ['2026-08-17', 100, 100, '2026-09-18'],
    ['2026-08-19', 100, 100, '2026-09-22'],
    ['2026-08-17', 50, 75, '2026-09-08'],
    ['2026-08-17', 1, 200, '2026-08-17'],
  ])('suggest, for a start on %s with %d points at %d percent, the end %s', (start, points, pace, end) => {
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

  it.each(['2026-02-28', '2028-02-29', '2000-02-29', '0004-02-29', '2026-12-31'])('%s exists', (day) => {
    expect(isDay(day)).toBe(true);
  });

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-1-01',
    '',
  ])("'%s' is not a day", (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('a week begins on Monday', () => {
    expect(mondayOf('2026-11-20')).toBe('2026-11-16');
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  });

  it('months are counted across the new year and through leap years', () => {
    expect([lastOfMonth('2028-02-10'), lastOfMonth('2026-02-01'), lastOfMonth('2026-12-31')]).toEqual([
      '2028-02-29',
      '2026-02-28',
      '2026-12-31',
    ]);
    expect(firstOfMonth('2026-01-31', -1)).toBe('2025-12-01');
    expect([shiftMonth('2026-11', 2), shiftMonth('2026-11', -11)]).toEqual(['2027-01', '2025-12']);
    expect(monthsBetween('2025-12-31', '2026-02-01')).toBe(2);
  });

  it('a period of one day is that day', () => {
    expect(periodText('2026-11-30', '2026-12-18')).toBe('2026-11-30 – 2026-12-18');
    expect(periodText('2026-11-30', '2026-11-30')).toBe('2026-11-30');
  });

  it('days are counted as days, whether or not the clock changes', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
  });
});
