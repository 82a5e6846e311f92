import { accountFields } from '../../../platform/auth/accounts/account.fields.js';
import { erasuresOf, type Erasure } from '../../../platform/records/record-fields.js';
import { enrollmentFields } from '../../enrollments/enrollment.fields.js';
import { examFields } from '../../exams/exam.fields.js';

/**
 * Anonymising of personal text outside the student's own record (domain, G5). A test fails for a text column
 * that is neither listed here nor in its record's description.
 */
export const ERASED_TABLES = {
  app_user: erasuresOf(accountFields),
  comment: {
    text: 'BLANKED',
    ...{ author_name: 'KEPT', author_role: 'KEPT', edited_by_name: 'KEPT' },
  },
  correction_request: {
    ...{ text: 'BLANKED', answer: 'BLANKED' },
    ...{ subject: 'KEPT', outcome: 'KEPT', answered_by_name: 'KEPT' },
  },
  document: {
    ...{ storage_key: 'CLEARED', revoked_reason: 'BLANKED', created_by_name: 'BY_HAND' },
    ...{ type: 'KEPT', language: 'KEPT', code: 'KEPT', issuer: 'KEPT', sha256: 'KEPT' },
  },
  enrollment: erasuresOf(enrollmentFields),
  enrollment_status_change: {
    note: 'BY_HAND',
    ...{ status: 'KEPT', reason: 'KEPT', changed_by_name: 'KEPT' },
  },
  exam: erasuresOf(examFields),
  grade: {
    ...{ motivation: 'BLANKED', basis: 'BLANKED', project_title: 'BLANKED', project_summary: 'BLANKED' },
    ...{ value: 'KEPT', kind: 'KEPT', national_test: 'KEPT', graded_by_name: 'KEPT', signed_by_name: 'KEPT' },
  },
  grade_correction: {
    ...{ reason: 'BLANKED', motivation: 'BLANKED', project_title: 'BLANKED', project_summary: 'BLANKED' },
    ...{ value: 'KEPT', kind: 'KEPT', opened_by_name: 'KEPT' },
  },
  student_alias: { name: 'RENAMED', personal_number: 'CLEARED' },
  uploaded_file: {
    filename: 'BLANKED',
    ...{ storage_key: 'KEPT', mime_type: 'KEPT', sha256: 'KEPT', uploaded_by_name: 'KEPT' },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Erasure>>>>;
