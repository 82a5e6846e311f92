import type { RecordFields } from '../../platform/records/record-fields.js';

/** The columns of `teacher`: name, address and phone are the account's, and erased there. */
export const teacherFields = {
  id: { type: 'uuid', isShown: true },
  userId: { type: 'uuid' },
} as const satisfies RecordFields<'teacher'>;

/** The columns of `teacher_profile`, an optional row. */
export const teacherProfileFields = {
  teacherId: { type: 'uuid' },
  version: { type: 'integer', isShown: true },
  employmentPercent: { type: 'integer', isShown: true },
  employmentEndedOn: { type: 'date', isShown: true },
} as const satisfies RecordFields<'teacher_profile'>;

/** The columns of `teacher_subject`. */
export const teacherSubjectFields = {
  teacherId: { type: 'uuid' },
  subject: { type: 'text', isShown: true, erasure: 'KEPT' },
  isQualified: { type: 'boolean', isShown: true },
} as const satisfies RecordFields<'teacher_subject'>;
