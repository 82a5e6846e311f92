import { badField, conflict, type AppError } from '../../../platform/errors/app-error.js';
import type { EnrollmentStatus } from '../../../platform/graphql/generated.js';
import type { JudgedEnrollment } from './enroll-judgement.queries.js';
import type { StoredEnrollment } from './enrollment-locks.queries.js';

/** Reasons against a change of an enrolment. */
export type ChangeProblem =
  | 'UNKNOWN'
  | 'REMOVED'
  | 'PLANNED'
  | 'ENDED'
  | 'GRADED'
  | 'UNGRADED'
  | 'FUTURE'
  | 'OUTSIDE_COURSE'
  | 'BEFORE_START'
  | 'ORDER'
  | 'SAME_INSTANCE'
  | 'OTHER_COURSE'
  | 'ALREADY_ENROLLED'
  | 'INSTANCE_CANCELLED'
  | 'NO_ACTIVITY'
  | 'FULL';

/** Messages for users (pages, section 8). */
export const CHANGE_TEXT: Readonly<Record<ChangeProblem, string>> = {
  UNKNOWN: 'Inskrivningen finns inte.',
  REMOVED: 'Inskrivningen är borttagen.',
  PLANNED: 'Kursen är bara planerad. Skriv in eleven först.',
  ENDED: 'Inskrivningen är avslutad.',
  GRADED: 'Inskrivningen har ett signerat betyg.',
  UNGRADED: 'Betyget måste sättas innan kursen kan vara slutförd.',
  FUTURE: 'Datumet kan inte ligga i framtiden.',
  OUTSIDE_COURSE: 'Avbrottsdatum ligger utanför kursen.',
  BEFORE_START: 'Datumet ligger före kursens start.',
  ORDER: 'Slutdatum måste vara efter startdatum.',
  SAME_INSTANCE: 'Eleven går redan på tillfället.',
  OTHER_COURSE: 'Tillfället gäller en annan kurs.',
  ALREADY_ENROLLED: 'Eleven är redan inskriven på kursen under perioden.',
  INSTANCE_CANCELLED: 'Tillfället är inställt.',
  NO_ACTIVITY: 'Ingen aktivitet är känd. Ange dagen själv.',
  FULL: 'Tillfället är fullt.',
};

/** Message for a date outside the course, by the new status. */
export function outsideText(status: EnrollmentStatus): string {
  if (status === 'PAUSED') return 'Studieuppehållets datum ligger utanför kursen.';
  if (status === 'ENDED_BY_PRINCIPAL') return 'Avslutsdatum ligger utanför kursen.';
  return CHANGE_TEXT.OUTSIDE_COURSE;
}

/** Input fields of problems; the others are conflicts with stored data. */
const FIELD: Partial<Record<ChangeProblem, string>> = {
  FUTURE: 'effectiveOn',
  OUTSIDE_COURSE: 'effectiveOn',
  BEFORE_START: 'effectiveOn',
  ORDER: 'endDate',
  OTHER_COURSE: 'courseInstanceId',
};

type Refused = Pick<StoredEnrollment, 'instanceName' | 'studentName' | 'targetName'>;

/** The error for a rejected enrolment; its message names the enrolment if there are several. */
export function changeRefusal(
  problem: ChangeProblem,
  row: Refused | null,
  {
    ofSeveral = false,
    words = CHANGE_TEXT[problem],
  }: { ofSeveral?: boolean; words?: string | undefined } = {},
): AppError {
  if (problem === 'UNKNOWN') return badField('ids', 'BAD_REFERENCE', CHANGE_TEXT.UNKNOWN);
  if (problem === 'FULL' && row?.instanceName) return conflict('FULL', `${row.instanceName} är fullt.`);
  const named = row && ofSeveral ? `${row.studentName}, ${row.targetName}: ` : '';
  const text = named + words;
  const field = FIELD[problem];
  return field ? badField(field, problem === 'ORDER' ? 'ORDER' : 'RANGE', text) : conflict(problem, text);
}

/** A planned instance accepts no students until it is opened. */
export function notOpenText(instance: string): string {
  return `${instance} är bara planerat och inte öppet för placering än.`;
}

/** Message for a course already passed, with the grade: `knownAs` is an equivalent. */
export function passedText(grade: string, knownAs: string | null): string {
  return knownAs
    ? `Eleven har redan ${grade} i ${knownAs}, som motsvarar kursen.`
    : `Eleven har redan ${grade} i kursen.`;
}

/** The reason against the enrolment, in the wording of pages, sections 7 and 8. */
export function enrollText(entry: JudgedEnrollment): string {
  switch (entry.problem) {
    case 'UNKNOWN_STUDENT':
      return 'Eleven finns inte.';
    case 'UNKNOWN_INSTANCE':
      return 'Kurstillfället finns inte.';
    case 'UNKNOWN_TARGET':
      return 'Utbildningen finns inte.';
    case 'UNKNOWN_PLANNED':
      return 'Den planerade kursen finns inte längre.';
    case 'INSTANCE_CANCELLED':
      return 'Tillfället är inställt.';
    case 'NOT_OPEN':
      return notOpenText(entry.instanceName ?? entry.targetName ?? '');
    case 'ARCHIVED':
      return `${entry.targetName} är arkiverad.`;
    case 'REPLACED':
      return `${entry.targetName} har en senare version. Skriv in eleven på den.`;
    case 'DATES':
      return 'Slutdatum måste vara efter startdatum.';
    case 'TWICE':
      return 'Eleven är vald två gånger för samma utbildning.';
    case 'FULL':
      return `${entry.instanceName} är fullt.`;
    case 'ALREADY_ENROLLED':
      if (entry.heldGrade) return passedText(entry.heldGrade, null);
      return entry.heldAs
        ? `Eleven är redan inskriven på ${entry.heldAs}, som motsvarar kursen.`
        : 'Eleven är redan inskriven på kursen under perioden.';
    case null:
      return '';
  }
}

const ENROLL_FIELD: Partial<Record<NonNullable<JudgedEnrollment['problem']>, string>> = {
  UNKNOWN_STUDENT: 'studentId',
  UNKNOWN_INSTANCE: 'courseInstanceId',
  UNKNOWN_TARGET: 'courseId',
  UNKNOWN_PLANNED: 'plannedId',
};

/** The error for a rejected enrolment: 409 with FULL, ALREADY_ENROLLED …, or 400 if the target doesn't exist. */
export function enrollRefusal(entry: JudgedEnrollment): AppError {
  const text = enrollText(entry);
  const field = ENROLL_FIELD[entry.problem!];
  if (field) return badField(`entries.${entry.ordinal}.${field}`, 'BAD_REFERENCE', text);
  if (entry.problem === 'DATES') return badField(`entries.${entry.ordinal}.endDate`, 'ORDER', text);
  return conflict(entry.problem === 'TWICE' ? 'ALREADY_ENROLLED' : entry.problem!, text);
}
