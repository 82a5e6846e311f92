/** Days of the week: 1 is Monday, 7 is Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The days of a placement unless others are chosen. */
export const USUAL_WEEKDAYS: readonly number[] = [1, 2, 3, 4, 5];

const NAMES = ['mån', 'tis', 'ons', 'tor', 'fre', 'lör', 'sön'];

/** A day of the week in short: 'mån'. */
export const weekdayName = (day: number): string => NAMES[day - 1]!;

/** The days in their order, each once. */
export const sortedWeekdays = (days: readonly number[]): number[] =>
  WEEKDAYS.filter((day) => days.includes(day));

/** True for the days of a placement unless others are chosen. */
export const isUsual = (days: readonly number[]): boolean =>
  sortedWeekdays(days).join() === USUAL_WEEKDAYS.join();

const ENGLISH_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Days of the week in words: 'mån–fre', 'mån, ons–tor'; in English 'Mon–Fri'. */
export function weekdaysText(days: readonly number[], language: 'SV' | 'EN' = 'SV'): string {
  const names = language === 'EN' ? ENGLISH_NAMES : NAMES;
  const nameOf = (day: number): string => names[day - 1]!;
  const spans: [number, number][] = [];
  for (const day of sortedWeekdays(days)) {
    const last = spans.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans
    .map(([first, last]) => (first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`))
    .join(', ');
}
