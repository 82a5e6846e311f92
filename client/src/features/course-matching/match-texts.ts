import { daysBetween } from '../../../../domain/days';
import { counted } from '../../../../domain/numbers';
import type { MatchReason, NeedState } from '../../../../domain/generated';
import type { CourseMatchingQuery, MatchNeedFieldsFragment } from './course-matching.generated';

type Counts = CourseMatchingQuery['courseMatching']['counts'];

/** '38 behov · 25 säkra · 9 osäkra · 4 utan förslag' (pages §7) */
export function metricText({ needs, safe, uncertain, none }: Counts): string {
  return `${needs} behov · ${safe} säkra · ${uncertain} osäkra · ${none} utan förslag`;
}

export const stateTones = {
  SAFE: 'ok',
  UNCERTAIN: 'warn',
  NONE: 'danger',
  SKIPPED: 'neutral',
} as const satisfies Record<NeedState, string>;

export const warningReasons: ReadonlySet<MatchReason> = new Set<MatchReason>([
  'FULL',
  'NOT_OPEN',
  'TOO_EARLY',
  'ALREADY_ENROLLED',
]);

export function studentsText(count: number): string {
  return counted(count, 'elev', 'elever');
}

const dayAndMonth = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'Specialpedagogik 1: 9 väntar, tidigast 7 jan' */
export function groupText(group: { wanted: string; waiting: number; earliestOn: string }): string {
  const earliest = dayAndMonth.format(new Date(`${group.earliestOn}T00:00:00Z`)).replace('.', '');
  return `${group.wanted}: ${group.waiting} väntar, tidigast ${earliest}`;
}

type Fit = Pick<
  MatchNeedFieldsFragment['proposals'][number],
  'score' | 'isOpen' | 'reasons' | 'startDate' | 'seatsLeft'
>;

/** Starts further away are given as a date. */
const FEW_WEEKS = 17;

/** A proposal in words: 'Säker: samma kurskod, start inom 3 veckor, 18 platser kvar'. The server takes 80 as safe. */
export function fitText(
  { score, isOpen, reasons, startDate, seatsLeft }: Fit,
  earliestOn: string | null,
): string {
  const word = score >= 80 && isOpen ? 'Säker' : score >= 60 ? 'Trolig' : 'Osäker';
  const course = reasons.includes('SAME_COURSE') ? 'samma kurskod' : 'motsvarande kurs';
  return `${word}: ${[course, startText(startDate, earliestOn), seatsText(seatsLeft)].filter(Boolean).join(', ')}`;
}

function startText(startDate: string | null, earliestOn: string | null): string | null {
  if (!startDate) return null;
  if (!earliestOn) return `start ${startDate}`;
  const days = daysBetween(earliestOn, startDate);
  if (days < 0) return `startar ${counted(Math.ceil(-days / 7), 'vecka', 'veckor')} för tidigt`;
  const weeks = Math.max(1, Math.ceil(days / 7));
  return weeks > FEW_WEEKS ? `start ${startDate}` : `start inom ${counted(weeks, 'vecka', 'veckor')}`;
}

function seatsText(left: number | null): string {
  if (left === null) return 'obegränsat antal platser';
  return left <= 0 ? 'fullt' : `${counted(left, 'plats', 'platser')} kvar`;
}
