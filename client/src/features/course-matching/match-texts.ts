import { counted } from '../../../../domain/numbers';
import type { MatchReason, NeedState } from '../../../../domain/generated';
import type { CourseMatchingQuery } from '../../graphql/generated';

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
