import { studentFieldNames, studentFields } from '../../../domain/student-fields.js';

/**
 * The columns of `student` that no field of the form stands behind (those are in domain/student-fields.ts), and what
 * anonymising makes of each (domain, G5). What follows from enrolments and days is a fact about nobody.
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

/** Of a protected student for administrators and the student alone (permissions, section 5). */
export const CONTACT_FIELDS = studentFieldNames.filter((name) => studentFields[name].isContact);
