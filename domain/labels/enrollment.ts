import type {
  EnrollmentAttention,
  EnrollmentState,
  EnrollmentStatus,
  MatchReason,
  NeedState,
  StatusReason,
} from '../generated.js';

/** The statuses of an enrolment (domain, D8), on screens, in histories and in files. */
export const enrollmentStatusLabels: Readonly<Record<EnrollmentStatus, string>> = {
  ADMITTED: 'Antagen',
  NOT_STARTED: 'Startade inte',
  ACTIVE: 'Pågående',
  PAUSED: 'Studieuppehåll',
  DROPPED_OUT: 'Avbrott',
  COMPLETED: 'Slutförd',
  ENDED_BY_PRINCIPAL: 'Avslutad av rektor',
  CANCELLED: 'Inställd',
};

/** Why the status of an enrolment changed (pages §8). */
export const statusReasonLabels: Readonly<Record<StatusReason, string>> = {
  WORK: 'Arbete',
  ILLNESS: 'Sjukdom',
  MOVED: 'Flytt',
  DIFFICULTY: 'Svårighetsgrad',
  CHILDCARE_OR_ECONOMY: 'Barnomsorg eller ekonomi',
  NEVER_STARTED: 'Aldrig startat',
  OTHER: 'Annat',
};

/** Which enrolments a list shows. */
export const enrollmentStateLabels: Readonly<Record<EnrollmentState, string>> = {
  ENROLLED: 'Inskrivna',
  PLANNED: 'Bara planerade',
  REMOVED: 'Borttagna',
};

/** Reasons why an enrolment needs attention. */
export const enrollmentAttentionLabels: Readonly<Record<EnrollmentAttention, string>> = {
  UNGRADED: 'Betyg saknas efter slutdatum',
  INACTIVE: 'Inaktiva',
  UNREPORTED: 'Orapporterade till CSN',
  NOT_CONFIRMED: 'Start ej bekräftad',
};

/** How sure the best proposal for a need is (pages §7). */
export const needStateLabels: Readonly<Record<NeedState, string>> = {
  SAFE: 'Säker',
  UNCERTAIN: 'Osäker',
  NONE: 'Utan förslag',
  SKIPPED: 'Överhoppad',
};

/** The same of several needs. */
export const needStatePlurals: Readonly<Record<NeedState, string>> = {
  SAFE: 'Säkra',
  UNCERTAIN: 'Osäkra',
  NONE: 'Utan förslag',
  SKIPPED: 'Överhoppade',
};

/** Why an instance is proposed, with the points of pages §7. */
export const matchReasonLabels: Readonly<Record<MatchReason, string>> = {
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
