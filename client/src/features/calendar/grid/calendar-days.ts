/** Days as `yyyy-MM-dd`, reckoned without any time zone. */

const dayMs = 86_400_000;
const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });

const monthFormat = format({ month: 'long', year: 'numeric' });
const dayFormat = format({ weekday: 'long', day: 'numeric', month: 'long' });
const shortDayFormat = format({ weekday: 'short', day: 'numeric', month: 'short' });

export type CalendarView = 'month' | 'week' | 'agenda';

export interface Period {
  from: string;
  to: string;
}

export function addDays(day: string, days: number): string {
  return new Date(inUtc(day).getTime() + days * dayMs).toISOString().slice(0, 10);
}

/** The Monday of that day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((inUtc(day).getUTCDay() + 6) % 7));
}

/** The first day of the month so many months away. */
export function firstOfMonth(day: string, months = 0): string {
  const at = inUtc(day);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
}

/** ISO 8601: the week that holds the year's first Thursday is week 1. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  const first = mondayOf(`${thursday.slice(0, 4)}-01-04`);
  return Math.round((inUtc(mondayOf(day)).getTime() - inUtc(first).getTime()) / (7 * dayMs)) + 1;
}

/** What a view shows around a day: a month with the whole weeks around it, a week, or a month's days alone. */
export function periodOf(view: CalendarView, day: string): Period {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const [from, to] = [firstOfMonth(day), addDays(firstOfMonth(day, 1), -1)];
  return view === 'agenda' ? { from, to } : { from: mondayOf(from), to: addDays(mondayOf(to), 6) };
}

/** The day to show after a step back (-1) or ahead (1). */
export function stepFrom(view: CalendarView, day: string, step: -1 | 1): string {
  return view === 'week' ? addDays(day, 7 * step) : firstOfMonth(day, step);
}

/** 'november 2026', or 'vecka 47, 2026'. */
export function periodTitle(view: CalendarView, day: string): string {
  if (view !== 'week') return monthFormat.format(inUtc(day));
  return `vecka ${weekNumber(day)}, ${addDays(mondayOf(day), 3).slice(0, 4)}`;
}

/** 'torsdag 3 december'. */
export const dayInWords = (day: string): string => dayFormat.format(inUtc(day));

/** 'tors 3 dec.'. */
export const shortDay = (day: string): string => shortDayFormat.format(inUtc(day));

const [firstHour, lastHour] = [7, 20];

/** The hours that a week shows, as `HH:mm:ss`: a working day, and what is held before or after it. */
export function hoursOf(held: readonly { startsAt?: string | null; endsAt?: string | null }[]): {
  from: string;
  to: string;
} {
  const hour = (time: string): number => Number(time.slice(0, 2));
  const begun = held.flatMap(({ startsAt }) => (startsAt ? [hour(startsAt)] : []));
  const ended = held.flatMap(({ endsAt }) =>
    endsAt ? [hour(endsAt) + Number(!endsAt.endsWith(':00'))] : [],
  );
  const clock = (at: number): string => `${String(at).padStart(2, '0')}:00:00`;
  return { from: clock(Math.min(firstHour, ...begun)), to: clock(Math.max(lastHour, ...ended)) };
}
