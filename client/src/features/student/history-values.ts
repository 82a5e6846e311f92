import type { AplStatus } from '../../../../domain/generated';
import { aplStatusLabels } from '../../../../domain/labels/apl';
import { mappingLabels } from '../../../../domain/study-plans/mapping';
import { studentFieldLabels } from '../../../../domain/student-fields';
import { fieldLabels, inlineTexts } from '../../lib/fixed-texts';

/** The fields of the change history in Swedish (contract §7); a name that is not here shows as it is. */
const historyLabels: Record<string, string> = {
  studyPlan: 'Studieplan',
  validation: 'Validering',
  mappingBackground: `Kartläggning: ${mappingLabels.background}`,
  mappingEarlierStudies: `Kartläggning: ${mappingLabels.earlierStudies}`,
  mappingSupportNeeds: `Kartläggning: ${mappingLabels.supportNeeds}`,
  mappingLanguages: `Kartläggning: ${mappingLabels.languages}`,
  ...studentFieldLabels,
  grade: fieldLabels.grade,
  gradeCondition: 'Signerat trots att',
  aplStatus: 'APL-status',
  aplCondition: 'Flyttad trots att',
  comment: 'Kommentar',
  teacher: 'Ansvarig lärare',
  teacherId: 'Ansvarig lärare',
  isProtected: 'Skyddade personuppgifter',
  account: 'Kopplat konto',
  education: 'Utbildning',
  files: 'Fil',
  document: 'Dokument',
  correctionRequest: 'Begärd rättelse',
  correctionAnswer: 'Svar på begärd rättelse',
  examRegistration: 'Anmälan till prövning',
  gradeCorrection: 'Rättelse av betyg',
  examDecision: 'Beslut om prövning',
  examTeacher: 'Prövningens lärare',
  examComment: 'Kommentar till beslutet',
  examBooking: 'Provtid',
  examMaterial: 'Material till prövning',
  examPayment: 'Betalning av prövning',
  examFeeExempt: 'Avgiftsfri prövning',
  examCourse: 'Prövningens kurs',
  examRegisteredOn: 'Anmälningsdag till prövning',
  placement: 'APL-placering',
  placementCondition: 'Placerad trots att',
  placementSupervisor: 'Handledare på APL',
  placementTeacher: 'Lärare för APL',
  agreement: 'APL-avtal',
  placementHours: 'APL-timmar',
  placementTalks: 'Trepartssamtal',
  placementCourses: 'APL-kurser',
  placementGoals: 'Mål för APL',
  placementAssessment: 'Handledarens omdöme',
  incident: 'Händelse på APL',
  mergedRecord: 'Sammanslagen med',
  mergedInto: 'Sammanslagen i',
  anonymised: 'Anonymiserad',
};

/** A field's name in the change history. */
export function historyLabel(field: string): string {
  return historyLabels[field] ?? field;
}

/** The first entry of a record: nobody is without a name, and this one was before it. */
export function isCreation(entry: {
  changes: readonly string[];
  previousValues: Record<string, unknown>;
}): boolean {
  return entry.changes.includes('name') && !entry.previousValues['name'];
}

const identifier = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A value in the change history as people read it. */
export function historyValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') {
    return field === 'comment' ? inlineTexts.deletedComment : inlineTexts.missingValue;
  }
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nej';
  // An id tells a reader nothing but that there is one.
  if (field === 'account') return 'Kopplat';
  if (field === 'aplStatus' && isAplStatus(value)) return aplStatusLabels[value];
  if (typeof value === 'string' && identifier.test(value)) return 'Angivet';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one: unknown) => historyValue(field, one)).join(', ');
  if (typeof value === 'object' && 'type' in value) return String(value.type);
  return JSON.stringify(value);
}

function isAplStatus(value: unknown): value is AplStatus {
  return typeof value === 'string' && Object.hasOwn(aplStatusLabels, value);
}
