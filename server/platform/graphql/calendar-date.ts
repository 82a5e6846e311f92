import { isDay } from '../../../domain/days.js';

const EARLIEST_DAY = '1900-01-01';
const LATEST_DAY = '2200-12-31';

/** True for `YYYY-MM-DD` that names a day that exists; PostgreSQL would take much else (security, note 8). */
export function isCalendarDate(text: string): boolean {
  return isDay(text) && text >= EARLIEST_DAY && text <= LATEST_DAY;
}
