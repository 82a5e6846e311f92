import { badField } from '../../../platform/errors/app-error.js';

/** Days from and through, both counted. */
export interface Span {
  from: string;
  to: string;
}

const MOST_MONTHS = 24;

/** The first day of a date's month. */
export function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The last day of a date's month. */
export function monthEnd(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The first day of the next month. */
function nextMonth(day: string): string {
  return dayAfter(monthEnd(day));
}

/** The months of a period, by their first days. Throws BAD_USER_INPUT on `to`. */
export function monthsOf({ from, to }: Span): string[] {
  if (monthOf(to) < monthOf(from)) throw badField('to', 'ORDER', 'Perioden slutar innan den börjar.');
  const months = [monthOf(from)];
  while (months.at(-1)! < monthOf(to)) {
    if (months.length === MOST_MONTHS) throw badField('to', 'RANGE', `Välj högst ${MOST_MONTHS} månader.`);
    months.push(nextMonth(months.at(-1)!));
  }
  return months;
}

/** What is not frozen of a period, in as few spans as possible, and nothing after today. */
export function openSpans(months: readonly string[], frozen: ReadonlySet<string>, today: string): Span[] {
  const spans: Span[] = [];
  for (const month of months) {
    if (frozen.has(month) || month > today) continue;
    const to = monthEnd(month) < today ? monthEnd(month) : today;
    const last = spans.at(-1);
    if (last && dayAfter(last.to) === month) last.to = to;
    else spans.push({ from: month, to });
  }
  return spans;
}

function dayAfter(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}
