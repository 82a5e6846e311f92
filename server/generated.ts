import { auditExports } from './features/audit-log/audit-log.export.js';
import { catalogueExports } from './features/catalogue/catalogue.export.js';
import { courseInstanceExports } from './features/course-instances/course-instances.export.js';
import { matchExports } from './features/course-matching/matches.export.js';
import { earningsExports } from './features/earnings/reports/earnings.export.js';
import { enrollmentExports } from './features/enrollments/list/enrollments.export.js';
import { ENROLLMENT_CHORES } from './features/enrollments/totals/enrollment-counts.job.js';
import { EXPORT_CHORES } from './features/exports/exports.service.js';
import { GRADING_CHORES } from './features/grades/grading-counts.job.js';
import { IMPORT_CHORES } from './features/imports/batches/import-expiry.job.js';
import { NOTICE_CHORES } from './features/notifications/notification-housekeeping.job.js';
import { statisticsExports } from './features/statistics/statistics.export.js';
import { studentExports } from './features/students/list/students.export.js';
import { STUDENT_CHORES } from './features/students/student-housekeeping.job.js';
import { teacherExports } from './features/teachers/teachers.export.js';
import { AUTH_CHORES } from './platform/auth/auth-housekeeping.js';

/** Every table of lists that can be taken along as files. */
export const EXPORTS = [
  auditExports,
  catalogueExports,
  courseInstanceExports,
  matchExports,
  earningsExports,
  enrollmentExports,
  statisticsExports,
  studentExports,
  teacherExports,
];

/** Every table of what is thrown away or put together from time to time. */
export const CHORE_TABLES = [
  ENROLLMENT_CHORES,
  EXPORT_CHORES,
  GRADING_CHORES,
  IMPORT_CHORES,
  NOTICE_CHORES,
  STUDENT_CHORES,
  AUTH_CHORES,
];