import { addDays, firstOfMonth, mondayOf, weekNumber } from '../../../../../domain/days';
import { hoursOf, periodOf, periodTitle, stepFrom } from './calendar-days';

test('a week begins on Monday, whichever day is given', () => {
  expect(['2026-11-16', '2026-11-20', '2026-11-22'].map(mondayOf)).toEqual(Array(3).fill('2026-11-16'));
});

test.each([
  ['2026-01-01', 1],
  ['2026-11-20', 47],
  ['2026-12-31', 53],
  ['2027-01-01', 53],
  ['2027-01-04', 1],
])('%s is in week %i', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});

test('days and months cross leap days, new years and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
  expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
  expect(firstOfMonth('2027-01-31', -1)).toBe('2026-12-01');
});

test('a month is shown in whole weeks, but in a list only with its own days', () => {
  expect(periodOf('month', '2026-11-20')).toEqual({ from: '2026-10-26', to: '2026-12-06' });
  expect(periodOf('agenda', '2026-11-20')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(periodOf('week', '2026-11-20')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
});

test('a step follows the view', () => {
  expect(stepFrom('month', '2026-11-20', 1)).toBe('2026-12-01');
  expect(stepFrom('week', '2026-11-20', -1)).toBe('2026-11-13');
  expect(periodTitle('month', '2026-11-20')).toBe('november 2026');
  expect(periodTitle('week', '2026-12-31')).toBe('vecka 53, 2026');
});

test('a week shows the working day, and extends to occasions before or after it', () => {
  expect(hoursOf([{ startsAt: '09:00', endsAt: '12:00' }, {}])).toEqual({ from: '07:00:00', to: '20:00:00' });
  expect(
    hoursOf([
      { startsAt: '06:30', endsAt: '08:00' },
      { startsAt: '18:00', endsAt: '21:15' },
    ]),
  ).toEqual({ from: '06:00:00', to: '22:00:00' });
  expect(hoursOf([{ startsAt: '18:00', endsAt: '23:59' }]).to).toBe('24:00:00');
});
