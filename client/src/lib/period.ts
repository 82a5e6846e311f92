import { periodText } from '../../../domain/days';
import { formatDate } from './dates';

/** '2026-08-17 – 2027-06-11', one day '2026-08-17', with one end known 'från 2026-08-17' or 'till 2027-06-11'; null without either. */
export function formatPeriod(start: string | null, end: string | null): string | null {
  if (start && end) return periodText(formatDate(start), formatDate(end));
  if (start) return `från ${formatDate(start)}`;
  return end && `till ${formatDate(end)}`;
}
