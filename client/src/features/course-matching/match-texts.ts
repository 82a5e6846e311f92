import { counted } from '../../../../domain/numbers';
import type { MatchReason, NeedState } from '../../../../domain/generated';
import type { CourseMatchingQuery } from './course-matching.generated';

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
