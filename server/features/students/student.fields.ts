import { studentFieldNames, studentFields } from '../../../domain/student-fields.js';

/**
 * Columns of `student` without a form field (those are in domain/student-fields.ts), and their anonymising
 * (domain, G5). Columns derived from enrolments and days are not personal.
 */
export const OTHER_STUDENT_COLUMNS = {
  id: 'KEPT',
  version: 'KEPT',
  teacher_id: 'KEPT',
  apl_status: 'KEPT',
  apl_status_since: 'KEPT',
  apl_moved_at: 'KEPT',
  apl_moved_by: 'KEPT',
  user_id: 'CLEARED',
  is_protected: 'KEPT',
  status: 'KEPT',
  education_summary: 'KEPT',
  total_enrollments: 'KEPT',
  active_enrollments: 'KEPT',
  created_at: 'KEPT',
  updated_at: 'KEPT',
  anonymised_at: 'KEPT',
} as const satisfies Readonly<Record<string, 'CLEARED' | 'KEPT'>>;

/** For a protected student visible only to administrators and the student (permissions, section 5). */
export const CONTACT_FIELDS = studentFieldNames.filter((name) => studentFields[name].isContact);
