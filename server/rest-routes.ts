import { API_KEY_ROUTES } from './features/api-keys/api-keys.rest.js';
import { CALENDAR_ROUTES } from './features/calendar/calendar.rest.js';
import { CATALOGUE_ROUTES } from './features/catalogue/catalogue.rest.js';
import { APL_COMMENT_ROUTES, STUDENT_COMMENT_ROUTES } from './features/comments/comments.rest.js';
import { COURSE_INSTANCE_ROUTES } from './features/course-instances/course-instances.rest.js';
import { COURSE_MATCHING_ROUTES } from './features/course-matching/course-matching.rest.js';
import { COURSE_MESSAGE_ROUTES } from './features/course-messages/course-messages.rest.js';
import { DETAILS_ROUTES } from './features/details/details.rest.js';
import { DOCUMENT_ROUTES } from './features/documents/documents.rest.js';
import { EARNINGS_ROUTES } from './features/earnings/earnings.rest.js';
import { EDUCATION_ROUTES } from './features/education/education.rest.js';
import { ENROLLMENT_ROUTES } from './features/enrollments/enrollments.rest.js';
import { EXAM_ROUTES } from './features/exams/exams.rest.js';
import { STUDENT_EXPORT_ROUTES } from './features/exports/export.rest.js';
import { EXPORT_ROUTES } from './features/exports/exports.rest.js';
import { FILE_ROUTES } from './features/files/files.rest.js';
import { FOLLOW_UP_ROUTES } from './features/follow-ups/follow-ups.rest.js';
import { GRADE_ROUTES } from './features/grades/grades.rest.js';
import { IMPORT_ROUTES } from './features/imports/imports.rest.js';
import { LOG_ROUTES, MY_DATA_ROUTES } from './features/my-data/my-data.rest.js';
import { NOTIFICATION_ROUTES } from './features/notifications/notifications.rest.js';
import { PROFILE_ROUTES } from './features/profile/profile.rest.js';
import { SAVED_VIEW_ROUTES } from './features/saved-views/saved-views.rest.js';
import { SEARCH_ROUTES } from './features/search/search.rest.js';
import { STATISTICS_ROUTES } from './features/statistics/statistics.rest.js';
import { STUDENT_DETAILS_ROUTES, STUDENT_ROUTES } from './features/students/students.rest.js';
import { TASK_ROUTES } from './features/tasks/tasks.rest.js';
import { TEACHER_ROUTES } from './features/teachers/teachers.rest.js';
import { TIMELINE_ROUTES } from './features/timeline/timeline.rest.js';
import { USER_ROUTES } from './features/users/users.rest.js';
import { AUTH_ROUTES } from './platform/auth/auth.rest.js';
import { JOB_ROUTES } from './platform/jobs/jobs.rest.js';
import { OPENAPI_ROUTES } from './platform/rest/openapi/openapi.rest.js';
import type { RestTables } from './platform/rest/table/rest-door.js';

/** Every call of `/api`, in the order of its description. */
export const REST_ROUTES: RestTables = {
  tables: [
    STUDENT_ROUTES,
    STUDENT_EXPORT_ROUTES,
    STUDENT_DETAILS_ROUTES,
    STUDENT_COMMENT_ROUTES,
    TIMELINE_ROUTES,
    APL_COMMENT_ROUTES,
    FILE_ROUTES,
    EDUCATION_ROUTES,
    DETAILS_ROUTES,
    SEARCH_ROUTES,
    EXAM_ROUTES,
    NOTIFICATION_ROUTES,
    IMPORT_ROUTES,
    JOB_ROUTES,
    AUTH_ROUTES,
    USER_ROUTES,
    API_KEY_ROUTES,
    LOG_ROUTES,
    PROFILE_ROUTES,
    MY_DATA_ROUTES,
    TASK_ROUTES,
    SAVED_VIEW_ROUTES,
    FOLLOW_UP_ROUTES,
    CATALOGUE_ROUTES,
    COURSE_INSTANCE_ROUTES,
    COURSE_MESSAGE_ROUTES,
    ENROLLMENT_ROUTES,
    COURSE_MATCHING_ROUTES,
    GRADE_ROUTES,
    CALENDAR_ROUTES,
    TEACHER_ROUTES,
    STATISTICS_ROUTES,
    EARNINGS_ROUTES,
    DOCUMENT_ROUTES,
    EXPORT_ROUTES,
    OPENAPI_ROUTES,
  ],
  // What the contract's section 2 names, and the calendar's words.
  lowerCase: new Set([
    'Role',
    'ExamStatus',
    'ExamDecision',
    'ExamPart',
    'ExamAttendance',
    'BookingWarning',
    'OccasionWarning',
    'CalendarLayer',
  ]),
};
