import { addDays, firstOfMonth, lastOfMonth, mondayOf, weekNumber } from '../../../../../domain/days';

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

/** What a view shows around a day: a month with the whole weeks around it, a week, or a month's days alone. */
export function periodOf(view: CalendarView, day: string): Period {
  if (view === 'week') return { from: mondayOf(day), to: addDays(mondayOf(day), 6) };
  const [from, to] = [firstOfMonth(day), lastOfMonth(day)];
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

/** The hours of a week's grid, as `HH:mm:ss`: a working day, extended by earlier and later occasions. */
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
