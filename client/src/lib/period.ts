import { formatDate } from './dates';

/** '2026-08-17 – 2027-06-11', with one day known 'från 2026-08-17' or 'till 2027-06-11'; null without either. */
export function formatPeriod(start: string | null, end: string | null): string | null {
  if (start && end) return `${formatDate(start)} – ${formatDate(end)}`;
  if (start) return `från ${formatDate(start)}`;
  return end && `till ${formatDate(end)}`;
}
