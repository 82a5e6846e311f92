import { API_KEY_ROUTES } from './features/api-keys/api-keys.rest.js';
import { auditExports } from './features/audit-log/audit-log.export.js';
import { CALENDAR_ROUTES } from './features/calendar/calendar.rest.js';
import { catalogueExports } from './features/catalogue/catalogue.export.js';
import { CATALOGUE_ROUTES } from './features/catalogue/catalogue.rest.js';
import { STUDENT_COMMENT_ROUTES, APL_COMMENT_ROUTES } from './features/comments/comments.rest.js';
import { courseInstanceExports } from './features/course-instances/course-instances.export.js';
import { COURSE_INSTANCE_ROUTES } from './features/course-instances/course-instances.rest.js';
import { COURSE_MATCHING_ROUTES } from './features/course-matching/course-matching.rest.js';
import { matchExports } from './features/course-matching/matches.export.js';
import { COURSE_MESSAGE_ROUTES } from './features/course-messages/course-messages.rest.js';
import { DETAILS_ROUTES } from './features/details/details.rest.js';
import { DOCUMENT_ROUTES } from './features/documents/documents.rest.js';
import { EARNINGS_ROUTES } from './features/earnings/earnings.rest.js';
import { earningsExports } from './features/earnings/reports/earnings.export.js';
import { EDUCATION_ROUTES } from './features/education/education.rest.js';
import { ENROLLMENT_ROUTES } from './features/enrollments/enrollments.rest.js';
import { enrollmentExports } from './features/enrollments/list/enrollments.export.js';
import { ENROLLMENT_CHORES } from './features/enrollments/totals/enrollment-counts.job.js';
import { EXAM_ROUTES } from './features/exams/exams.rest.js';
import { STUDENT_EXPORT_ROUTES } from './features/exports/export.rest.js';
import { EXPORT_ROUTES } from './features/exports/exports.rest.js';
import { EXPORT_CHORES } from './features/exports/exports.service.js';
import { FILE_ROUTES } from './features/files/files.rest.js';
import { FOLLOW_UP_ROUTES } from './features/follow-ups/follow-ups.rest.js';
import { GRADE_ROUTES } from './features/grades/grades.rest.js';
import { GRADING_CHORES } from './features/grades/grading-counts.job.js';
import { IMPORT_CHORES } from './features/imports/batches/import-expiry.job.js';
import { IMPORT_ROUTES } from './features/imports/imports.rest.js';
import { MY_DATA_ROUTES, LOG_ROUTES } from './features/my-data/my-data.rest.js';
import { NOTICE_CHORES } from './features/notifications/notification-housekeeping.job.js';
import { NOTIFICATION_ROUTES } from './features/notifications/notifications.rest.js';
import { PROFILE_ROUTES } from './features/profile/profile.rest.js';
import { SAVED_VIEW_ROUTES } from './features/saved-views/saved-views.rest.js';
import { SEARCH_ROUTES } from './features/search/search.rest.js';
import { statisticsExports } from './features/statistics/statistics.export.js';
import { STATISTICS_ROUTES } from './features/statistics/statistics.rest.js';
import { studentExports } from './features/students/list/students.export.js';
import { STUDENT_CHORES } from './features/students/student-housekeeping.job.js';
import { STUDENT_ROUTES, STUDENT_DETAILS_ROUTES } from './features/students/students.rest.js';
import { TASK_ROUTES } from './features/tasks/tasks.rest.js';
import { teacherExports } from './features/teachers/teachers.export.js';
import { TEACHER_ROUTES } from './features/teachers/teachers.rest.js';
import { TIMELINE_ROUTES } from './features/timeline/timeline.rest.js';
import { USER_ROUTES } from './features/users/users.rest.js';
import { AUTH_CHORES } from './platform/auth/auth-housekeeping.js';
import { AUTH_ROUTES } from './platform/auth/auth.rest.js';
import { JOB_ROUTES } from './platform/jobs/jobs.rest.js';
import { OPENAPI_ROUTES } from './platform/rest/openapi/openapi.rest.js';

/** Every table of REST routes. */
export const ROUTE_TABLES = [
  API_KEY_ROUTES,
  CALENDAR_ROUTES,
  CATALOGUE_ROUTES,
  STUDENT_COMMENT_ROUTES,
  APL_COMMENT_ROUTES,
  COURSE_INSTANCE_ROUTES,
  COURSE_MATCHING_ROUTES,
  COURSE_MESSAGE_ROUTES,
  DETAILS_ROUTES,
  DOCUMENT_ROUTES,
  EARNINGS_ROUTES,
  EDUCATION_ROUTES,
  ENROLLMENT_ROUTES,
  EXAM_ROUTES,
  STUDENT_EXPORT_ROUTES,
  EXPORT_ROUTES,
  FILE_ROUTES,
  FOLLOW_UP_ROUTES,
  GRADE_ROUTES,
  IMPORT_ROUTES,
  MY_DATA_ROUTES,
  LOG_ROUTES,
  NOTIFICATION_ROUTES,
  PROFILE_ROUTES,
  SAVED_VIEW_ROUTES,
  SEARCH_ROUTES,
  STATISTICS_ROUTES,
  STUDENT_ROUTES,
  STUDENT_DETAILS_ROUTES,
  TASK_ROUTES,
  TEACHER_ROUTES,
  TIMELINE_ROUTES,
  USER_ROUTES,
  AUTH_ROUTES,
  JOB_ROUTES,
  OPENAPI_ROUTES,
];

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