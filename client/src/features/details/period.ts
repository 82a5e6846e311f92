import { formatDate } from '../../lib/dates';
import { inlineTexts } from '../../lib/fixed-texts';

/** '2026-08-17 – 2027-06-11'; an open end shows what is there, null without either. */
export function formatPeriod(start: string | null, end: string | null): string | null {
  if (!start && !end) return null;
  return [start, end].map((day) => (day ? formatDate(day) : inlineTexts.missingValue)).join(' – ');
}
