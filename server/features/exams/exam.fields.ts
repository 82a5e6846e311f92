import { ownExamStatusLabels } from '../../../domain/labels/exam.js';
import { columnOf } from '../../platform/database/rows.js';
import { namesOf, type RecordFields } from '../../platform/records/record-fields.js';

interface OfExam {
  /** Maximum number of characters of a text input. */
  longest?: number;
  /** Input of the registration. */
  isGiven?: true;
  /** Copied from the student's record at registration, never from the input (permissions, D02). */
  isCopied?: true;
  /** For a protected student visible only to administrators and the student (permissions, section 1.10). */
  isContact?: true;
  /** Merged registrations: filled from the other one if empty. */
  isTakenOver?: true;
}

/**
 * The columns of `exam`, with the headings of the register extract.
 */
export const examFields = {
  id: { type: 'uuid', isShown: true, isGiven: true },
  seq: { type: 'bigint' },
  version: { type: 'integer', isShown: true },
  studentId: { type: 'uuid', isShown: true, isGiven: true },
  name: { type: 'text', isShown: true, erasure: 'RENAMED', isCopied: true },
  personalNumber: { type: 'text', isShown: true, erasure: 'CLEARED', isCopied: true, isContact: true },
  phone: { type: 'text', isShown: true, erasure: 'CLEARED', isCopied: true, isContact: true },
  email: { type: 'text', isShown: true, erasure: 'CLEARED', isCopied: true, isContact: true },
  municipality: { type: 'text', isShown: true, erasure: 'KEPT', isCopied: true, isContact: true },
  course: { type: 'text', isShown: true, erasure: 'KEPT', longest: 120, isGiven: true, heading: 'Kurs' },
  courseId: { type: 'uuid' },
  requestedMonth: { type: 'text', isShown: true, erasure: 'KEPT', isGiven: true, heading: 'Månad' },
  teacherId: { type: 'uuid', isGiven: true },
  status: { type: 'text', isShown: true, erasure: 'KEPT', heading: 'Status', words: ownExamStatusLabels },
  paymentDate: { type: 'date', isShown: true, isGiven: true, isTakenOver: true, heading: 'Betald' },
  createdAt: { type: 'timestamptz', isShown: true, heading: 'Anmäld' },
  address: {
    ...{ type: 'text', isShown: true, erasure: 'CLEARED' },
    ...{ longest: 200, isGiven: true, isContact: true, heading: 'Adress' },
  },
  /** Null: the day of creation, see exam-day.queries.ts. */
  registeredOn: { type: 'date', isGiven: true },
  materialReceivedAt: { type: 'timestamptz', isTakenOver: true },
  feeExemptReason: { type: 'text', erasure: 'BLANKED', longest: 120, isTakenOver: true },
  /** State before the latest decision, see exam-decisions.service.ts. */
  beforeDecision: { type: 'jsonb', erasure: 'CLEARED' },
  comment: { type: 'text', isShown: true, erasure: 'CLEARED', longest: 2_000 },
} as const satisfies RecordFields<'exam', OfExam>;

export const EXAM_CONTACT = namesOf(examFields, 'isContact');
export const COPIED_COLUMNS = namesOf(examFields, 'isCopied').map(columnOf);
export const TAKEN_OVER_COLUMNS = namesOf(examFields, 'isTakenOver').map(columnOf);
