import type { MatchReason, NeedState } from '../../../../domain/generated';
import type { CourseMatchingQuery } from '../../graphql/generated';

type Counts = CourseMatchingQuery['courseMatching']['counts'];

/** '38 behov · 25 säkra · 9 osäkra · 4 utan förslag' (pages §7) */
export function metricText({ needs, safe, uncertain, none }: Counts): string {
  return `${needs} behov · ${safe} säkra · ${uncertain} osäkra · ${none} utan förslag`;
}

export const stateLabels: Record<NeedState, string> = {
  SAFE: 'Säker',
  UNCERTAIN: 'Osäker',
  NONE: 'Utan förslag',
  SKIPPED: 'Överhoppad',
};

export const stateFilterLabels: Record<NeedState, string> = {
  SAFE: 'Säkra',
  UNCERTAIN: 'Osäkra',
  NONE: 'Utan förslag',
  SKIPPED: 'Överhoppade',
};

export const stateTones = {
  SAFE: 'ok',
  UNCERTAIN: 'warn',
  NONE: 'danger',
  SKIPPED: 'neutral',
} as const satisfies Record<NeedState, string>;

/** Why an instance is proposed, with the points of pages §7. */
export const reasonLabels: Record<MatchReason, string> = {
  SAME_COURSE: 'Samma kurskod +60',
  EQUIVALENT: 'Motsvarande kurs +50',
  DATES: 'Passar startdatum +20',
  DATES_NEAR: 'Startar inom fyra månader +10',
  SEATS: 'Lediga platser +10',
  PLACE: 'Egen kommun eller lärare +10',
  FULL: 'Fullt',
  NOT_OPEN: 'Inte öppet än',
  TOO_EARLY: 'Startar för tidigt för eleven',
  ALREADY_ENROLLED: 'Eleven läser redan kursen',
};

export const warningReasons: ReadonlySet<MatchReason> = new Set<MatchReason>([
  'FULL',
  'NOT_OPEN',
  'TOO_EARLY',
  'ALREADY_ENROLLED',
]);

export function studentsText(count: number): string {
  return count === 1 ? '1 elev' : `${count} elever`;
}
