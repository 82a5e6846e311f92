import { DAY_MS } from '../../../../domain/days.js';
import { swedishDay } from '../../../../domain/dates.js';
import { studyFormLabels } from '../../../../domain/labels/course-instance.js';
import { courseLevelLabels } from '../../../../domain/labels/course.js';
import { statusReasonLabels } from '../../../../domain/labels/enrollment.js';
import type { ExportColumn } from '../../exports/export-sources.service.js';
import type {
  CourseLevel,
  EnrollmentStatus,
  StatusReason,
  StudyForm,
} from '../../../platform/graphql/generated.js';

/** An enrolment on a course, or an exam (prövning), which has no period and no status. */
export interface ScbRow {
  studentId: string;
  isProtected: boolean;
  personalNumber: string | null;
  municipality: string | null;
  code: string;
  courseName: string;
  level: CourseLevel;
  points: number | null;
  studyForm: StudyForm | null;
  provider: string;
  unitCode: string | null;
  startDate: string | null;
  endDate: string | null;
  pacePercent: number | null;
  status: EnrollmentStatus | null;
  statusOn: string | null;
  statusReason: StatusReason | null;
  /** Signed. */
  grade: string | null;
  gradedOn: string | null;
  /** An orientation course ends with a certificate (domain, D5). */
  givesGrade: boolean;
  isRemoved: boolean;
  /** The grade of the enrolment was set by an exam. */
  isExamined: boolean;
  /** Days of completed pauses. */
  pausedDays: number;
  isExam: boolean;
}

const dayNumber = (day: string) => Date.parse(day) / DAY_MS;
/** Statuses that end the studies; the effective date is the first day without studies. */
const STOPPED: readonly (EnrollmentStatus | null)[] = ['DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'PAUSED'];
const NEVER_STUDIED: readonly (EnrollmentStatus | null)[] = ['ADMITTED', 'NOT_STARTED', 'CANCELLED', null];

/** Completed points: all with a grade, else the share of the studied time. */
export function carriedOut(row: ScbRow, today: string): number | null {
  const { points, startDate, endDate, status, statusOn } = row;
  if (points === null) return null;
  if (row.grade !== null || status === 'COMPLETED') return points;
  if (NEVER_STUDIED.includes(status)) return 0;
  if (!startDate || !endDate) return null;
  const stop = STOPPED.includes(status) && statusOn ? dayNumber(statusOn) : dayNumber(today) + 1;
  const whole = dayNumber(endDate) + 1 - dayNumber(startDate);
  const studied = Math.min(stop, dayNumber(endDate) + 1) - dayNumber(startDate) - row.pausedDays;
  return Math.round(points * Math.min(1, Math.max(0, studied / whole)));
}

const WITHOUT: Readonly<Record<Exclude<EnrollmentStatus, 'ACTIVE' | 'COMPLETED'>, string>> = {
  ADMITTED: 'Har inte börjat',
  NOT_STARTED: 'Påbörjade inte studierna',
  PAUSED: 'Studieuppehåll',
  DROPPED_OUT: 'Avbrott',
  ENDED_BY_PRINCIPAL: 'Avslutad av rektor',
  CANCELLED: 'Kursen ställdes in',
};

/** Reason for a missing grade, in the terms of SCB's form. */
export function withoutGrade(row: ScbRow, today: string): string | null {
  const { status, endDate } = row;
  if (row.grade !== null) return null;
  if (row.isRemoved) return 'Borttagen';
  if (status === null) return 'Inte inskriven';
  if (status !== 'ACTIVE' && status !== 'COMPLETED') return WITHOUT[status];
  const isOver = status === 'COMPLETED' || (endDate !== null && endDate < today);
  if (!isOver) return 'Studier pågår';
  return row.givesGrade ? 'Betyget är inte satt' : 'Kursen ger inte betyg';
}

const yesOrNo = (is: boolean) => (is ? 'Ja' : 'Nej');
const hasDroppedOut = ({ status }: ScbRow) => status === 'DROPPED_OUT';

/** SCB's variables of an enrolment (domain, D8). */
export const SCB_COLUMNS: readonly ExportColumn<ScbRow>[] = [
  { header: 'Personnummer', value: (row) => row.personalNumber },
  { header: 'Kurskod', value: (row) => row.code },
  { header: 'Kursnamn', value: (row) => row.courseName },
  { header: 'Nivå', value: (row) => courseLevelLabels[row.level] },
  { header: 'Kurspoäng', kind: 'number', value: (row) => row.points },
  { header: 'Genomförda poäng', kind: 'number', value: (row) => carriedOut(row, swedishDay()) },
  { header: 'Startdatum', kind: 'date', value: (row) => row.startDate },
  { header: 'Slutdatum', kind: 'date', value: (row) => row.endDate },
  { header: 'Studietakt %', kind: 'number', value: (row) => row.pacePercent },
  { header: 'Studieform', value: (row) => row.studyForm && studyFormLabels[row.studyForm] },
  { header: 'Anordnare', value: (row) => row.provider },
  { header: 'Skolenhetskod', value: (row) => row.unitCode },
  { header: 'Hemkommun', value: (row) => row.municipality },
  { header: 'Betyg', value: (row) => row.grade },
  { header: 'Betygsdatum', kind: 'date', value: (row) => row.gradedOn },
  { header: 'Orsak till att betyg saknas', value: (row) => withoutGrade(row, swedishDay()) },
  { header: 'Avbrott', value: (row) => yesOrNo(hasDroppedOut(row)) },
  { header: 'Avbrottsdatum', kind: 'date', value: (row) => (hasDroppedOut(row) ? row.statusOn : null) },
  {
    header: 'Avbrottsorsak',
    value: (row) => (hasDroppedOut(row) && row.statusReason ? statusReasonLabels[row.statusReason] : null),
  },
  { header: 'Prövning eller validering', value: (row) => yesOrNo(row.isExam || row.isExamined) },
];
