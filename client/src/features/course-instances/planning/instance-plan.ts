import { addDays } from '../../../lib/study-weeks';

export { addDays, suggestedEnd, weeksFor } from '../../../lib/study-weeks';

const dayMs = 86_400_000;

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

export function monday(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The week's number as Swedes count (ISO 8601). */
export function weekNumber(date: string): number {
  const thursday = addDays(monday(date), 3);
  return Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / 7) + 1;
}
