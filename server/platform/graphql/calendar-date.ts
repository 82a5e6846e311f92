const FORM = /^(\d{4})-(\d{2})-(\d{2})$/;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2200;

/** True for `YYYY-MM-DD` that names a day that exists; PostgreSQL would take much else (security, note 8). */
export function isCalendarDate(text: string): boolean {
  const [, year, month, day] = FORM.exec(text) ?? [];
  if (!year || Number(year) < EARLIEST_YEAR || Number(year) > LATEST_YEAR) return false;
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return moment.toISOString().startsWith(text);
}
