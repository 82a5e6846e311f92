import { addDays, firstOfMonth, lastOfMonth } from '../../../../domain/days.js';
import { badField } from '../../../platform/errors/app-error.js';

/** Days from and through, both counted. */
export interface Span {
  from: string;
  to: string;
}

const MOST_MONTHS = 24;

/** The months of a period, by their first days. Throws BAD_USER_INPUT on `to`. */
export function monthsOf({ from, to }: Span): string[] {
  if (firstOfMonth(to) < firstOfMonth(from))
    throw badField('to', 'ORDER', 'Perioden slutar innan den börjar.');
  const months = [firstOfMonth(from)];
  while (months.at(-1)! < firstOfMonth(to)) {
    if (months.length === MOST_MONTHS) throw badField('to', 'RANGE', `Välj högst ${MOST_MONTHS} månader.`);
    months.push(firstOfMonth(months.at(-1)!, 1));
  }
  return months;
}

/** The open days of a period in as few spans as possible, until today. */
export function openSpans(months: readonly string[], frozen: ReadonlySet<string>, today: string): Span[] {
  const spans: Span[] = [];
  for (const month of months) {
    if (frozen.has(month) || month > today) continue;
    const to = lastOfMonth(month) < today ? lastOfMonth(month) : today;
    const last = spans.at(-1);
    if (last && addDays(last.to, 1) === month) last.to = to;
    else spans.push({ from: month, to });
  }
  return spans;
}
