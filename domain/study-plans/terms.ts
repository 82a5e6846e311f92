import { daysBetween } from '../days.js';

/** A term of a study plan: '2027VT' is January to June, '2027HT' July to December. */
const TERM = /^(20\d{2})(VT|HT)$/;

/** Points that a full-time student reads in a week (domain, D2). */
export const POINTS_PER_WEEK = 20;
const WEEKS_PER_TERM = 20;
/** Pace in percent. */
export const FULL_TIME = 100;
const MIDSUMMER = 7;

export const isTerm = (text: string): boolean => TERM.test(text);

/** The term of a day, '2027-03-01' → '2027VT'. */
export function termOf(day: string): string {
  return `${day.slice(0, 4)}${Number(day.slice(5, 7)) < MIDSUMMER ? 'VT' : 'HT'}`;
}

/** '2027VT' → '2027HT' → '2028VT'. */
function nextTerm(term: string): string {
  const year = Number(term.slice(0, 4));
  return term.endsWith('VT') ? `${year}HT` : `${year + 1}VT`;
}

/** First day of the term. */
export function termStart(term: string): string {
  return `${term.slice(0, 4)}-${term.endsWith('VT') ? '01' : '07'}-01`;
}

/** Last day of the term. */
export function termEnd(term: string): string {
  return term.endsWith('VT') ? `${term.slice(0, 4)}-06-30` : `${term.slice(0, 4)}-12-31`;
}

/** The terms from the first day to the last. */
export function termsBetween(startDate: string, endDate: string): string[] {
  const terms = [termOf(startDate)];
  while (termEnd(terms.at(-1)!) < endDate) terms.push(nextTerm(terms.at(-1)!));
  return terms;
}

/** Terms in the order of time, each once. */
export function termsInOrder(terms: readonly string[]): string[] {
  const key = (term: string) => term.slice(0, 4) + (term.endsWith('VT') ? '1' : '2');
  return [...new Set(terms)].sort((a, b) => key(a).localeCompare(key(b)));
}

/** 'VT 2027' */
export function termText(term: string): string {
  return `${term.slice(4)} ${term.slice(0, 4)}`;
}

/** How courses are spread over terms. */
export interface Spread {
  startDate: string;
  pacePercent: number;
  /** Points that a term holds already. */
  taken?: ReadonlyMap<string, number>;
}

/**
 * Spreads courses in their order over terms by pace. Of the first term only the days from the start count; a term
 * gets at least one course, the first one only if at least half of it fits.
 */
export function spreadOverTerms<Course extends { points: number | null }>(
  courses: readonly Course[],
  { startDate, pacePercent, taken = new Map() }: Spread,
): { course: Course; term: string }[] {
  const first = termOf(startDate);
  const mostIn = (term: string): number =>
    pointsPerTerm(pacePercent) * (term === first ? restOf(startDate) : 1);
  let term = first;
  let filled = taken.get(term) ?? 0;
  return courses.map((course) => {
    const points = course.points ?? 0;
    while (!fits(points, { filled, most: mostIn(term), isFirst: term === first })) {
      term = nextTerm(term);
      filled = taken.get(term) ?? 0;
    }
    filled += points;
    return { course, term };
  });
}

const pointsPerTerm = (pacePercent: number): number =>
  (POINTS_PER_WEEK * WEEKS_PER_TERM * pacePercent) / FULL_TIME;

/** Part of the term that is left from a day on. */
function restOf(day: string): number {
  const term = termOf(day);
  return (daysBetween(day, termEnd(term)) + 1) / (daysBetween(termStart(term), termEnd(term)) + 1);
}

function fits(
  points: number,
  { filled, most, isFirst }: { filled: number; most: number; isFirst: boolean },
): boolean {
  if (filled + points <= most) return true;
  return filled === 0 && (!isFirst || points <= 2 * most);
}
