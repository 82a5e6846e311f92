import type {
  AgreementParty,
  AssessmentLevel,
  Branch,
  IncidentKind,
  PlacementAbsence,
  PlacementDue,
  PlacementState,
  TalkKind,
  WorkplaceAgreementState,
  WorkplaceContactKind,
  WorkplaceState,
} from '../generated.js';
import { ASSESSMENT_MISSING_TEXT } from '../placements/assessment.js';

/** Branches of workplaces, after the vocational programmes. */
export const branchLabels: Readonly<Record<Branch, string>> = {
  CHILDREN_AND_LEISURE: 'Barn och fritid',
  CONSTRUCTION: 'Bygg och anläggning',
  ELECTRICITY: 'El och energi',
  VEHICLES: 'Fordon och transport',
  SALES_AND_SERVICE: 'Försäljning och service',
  CRAFTS: 'Hantverk',
  HOTEL_AND_TOURISM: 'Hotell och turism',
  INDUSTRY: 'Industri',
  NATURE: 'Naturbruk',
  RESTAURANT_AND_FOOD: 'Restaurang och livsmedel',
  PROPERTY: 'VVS och fastighet',
  CARE: 'Vård och omsorg',
};

/** Whether a workplace takes students. */
export const workplaceStateLabels: Readonly<Record<WorkplaceState, string>> = {
  ACTIVE: 'Aktiv',
  RESTING: 'Vilande',
  STOPPED: 'Stoppad',
};

/** States of a placement (domain, D7). */
export const placementStateLabels: Readonly<Record<PlacementState, string>> = {
  PLANNED: 'Planerad',
  AGREED: 'Avtal klart',
  ONGOING: 'Pågår',
  INTERRUPTED: 'Avbruten',
  DONE: 'Genomförd',
};

/** What a placement waits for next. */
export const placementDueLabels: Readonly<Record<PlacementDue, string>> = {
  AGREEMENT: 'Avtal',
  START: 'Start',
  MIDTERM_TALK: 'Mittsamtal',
  FINAL_TALK: 'Slutsamtal',
  ASSESSMENT: ASSESSMENT_MISSING_TEXT,
  END: 'Slut',
};

/** A placement without an agreement that all have signed, on its card and in the filter. */
export const AGREEMENT_MISSING_MARK = 'Avtal saknas';

/** Parties of an agreement, as in 'påskrivet av skolan'. */
export const agreementPartyLabels: Readonly<Record<AgreementParty, string>> = {
  SCHOOL: 'skolan',
  WORKPLACE: 'arbetsplatsen',
  STUDENT: 'eleven',
};

/** Absence from a placement on a day. */
export const placementAbsenceLabels: Readonly<Record<PlacementAbsence, string>> = {
  VALID: 'Giltig frånvaro',
  INVALID: 'Ogiltig frånvaro',
};

/** Three-party talks of a placement. */
export const talkKindLabels: Readonly<Record<TalkKind, string>> = {
  MIDTERM: 'Mittsamtal',
  FINAL: 'Slutsamtal',
};

/** How a supervisor assesses a goal. */
export const assessmentLevelLabels: Readonly<Record<AssessmentLevel, string>> = {
  NOT_YET: 'Inte ännu',
  ON_THE_WAY: 'På god väg',
  MANAGES: 'Klarar',
};

/** The same in English, for supervisors. */
export const englishAssessmentLevels: Readonly<Record<AssessmentLevel, string>> = {
  NOT_YET: 'Not yet',
  ON_THE_WAY: 'On the way',
  MANAGES: 'Manages',
};

/** Framework agreements of workplaces. */
export const workplaceAgreementLabels: Readonly<Record<WorkplaceAgreementState, string>> = {
  VALID: 'Avtal finns',
  EXPIRES_SOON: 'Avtal löper ut inom 60 dagar',
  EXPIRED: 'Avtal har gått ut',
  NONE: 'Inget avtal',
};

/** How the school was in contact with a workplace. */
export const workplaceContactKindLabels: Readonly<Record<WorkplaceContactKind, string>> = {
  CALL: 'Samtal',
  VISIT: 'Besök',
  EMAIL: 'E-post',
  MEETING: 'Möte',
};

/** Kinds of incidents at a workplace. */
export const incidentKindLabels: Readonly<Record<IncidentKind, string>> = {
  INJURY: 'Skada',
  CONFLICT: 'Konflikt',
  OTHER: 'Annan händelse',
};
