import { enrollmentStatusLabels, statusReasonLabels } from '../../../domain/labels/enrollment.js';
import type { RecordFields } from '../../platform/records/record-fields.js';

/** The columns of `enrollment`. `isPutBack`: saved before a change and restored by an undo. */
export const enrollmentFields = {
  id: { type: 'uuid', isShown: true },
  version: { type: 'integer', isShown: true },
  studentId: { type: 'uuid' },
  courseId: { type: 'uuid', isPutBack: true },
  packageId: { type: 'uuid', isPutBack: true },
  programId: { type: 'uuid', isPutBack: true },
  courseInstanceId: { type: 'uuid', isPutBack: true },
  parentId: { type: 'uuid', isPutBack: true },
  isEnrollment: { type: 'boolean', isShown: true, isPutBack: true, heading: 'Inskriven' },
  status: {
    ...{ type: 'text', isShown: true, isPutBack: true, erasure: 'KEPT' },
    ...{ heading: 'Status', words: enrollmentStatusLabels },
  },
  statusOn: { type: 'date', isShown: true, isPutBack: true, heading: 'Status sedan' },
  statusReason: {
    ...{ type: 'text', isShown: true, isPutBack: true, erasure: 'KEPT' },
    ...{ heading: 'Orsak', words: statusReasonLabels },
  },
  startDate: { type: 'date', isShown: true, isPutBack: true, heading: 'Start' },
  endDate: { type: 'date', isShown: true, isPutBack: true, heading: 'Slut' },
  /** Null: the API returns the instance's. */
  pacePercent: { type: 'integer', isPutBack: true, heading: 'Studietakt i procent' },
  note: { type: 'text', erasure: 'BLANKED', heading: 'Notering' },
  lastActivityOn: { type: 'date', isShown: true, heading: 'Senast aktiv' },
  csnReportedAt: { type: 'timestamptz', isShown: true, heading: 'Rapporterad till CSN' },
  removedAt: { type: 'timestamptz', isShown: true, isPutBack: true, heading: 'Borttagen' },
  removedReason: {
    ...{ type: 'text', isShown: true, isPutBack: true, erasure: 'BLANKED' },
    heading: 'Borttagen för att',
  },
  createdAt: { type: 'timestamptz', heading: 'Sparad' },
  updatedAt: { type: 'timestamptz' },
  /** A copy of the valid grade from table `grade`. */
  grade: { type: 'text', isShown: true, erasure: 'KEPT' },
  gradedOn: { type: 'date', isShown: true },
  gradeSignedAt: { type: 'timestamptz' },
  gradeFirstSignedAt: { type: 'timestamptz' },
} as const satisfies RecordFields<'enrollment', { isPutBack?: true }>;
