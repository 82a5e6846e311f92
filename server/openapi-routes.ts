import { ACCOUNT_AREAS } from './features/users/account-openapi.rest.js';
import type { DocumentedRoute } from './platform/rest/openapi/openapi-route.js';
import { CATALOGUE_AREAS } from './features/catalogue/catalogue-openapi.rest.js';
import { COURSE_INSTANCES_AREAS } from './features/course-instances/course-instances-openapi.rest.js';
import { ENROLLMENTS_AREAS } from './features/enrollments/enrollments-openapi.rest.js';
import { COURSE_MATCHING_AREAS } from './features/course-matching/course-matching-openapi.rest.js';
import { GRADES_AREAS } from './features/grades/grades-openapi.rest.js';
import { CALENDAR_AREAS } from './features/calendar/calendar-openapi.rest.js';
import { TEACHERS_AREAS } from './features/teachers/teachers-openapi.rest.js';
import { STATISTICS_AREAS } from './features/statistics/statistics-openapi.rest.js';
import { EARNINGS_AREAS } from './features/earnings/earnings-openapi.rest.js';
import { DOCUMENTS_AREAS } from './features/documents/documents-openapi.rest.js';
import { EXPORTS_AREAS } from './features/exports/exports-openapi.rest.js';
import { STUDY_AREAS } from './features/students/study-openapi.rest.js';

/** Every call of `/api`. */
export const ROUTES: readonly DocumentedRoute[] = Object.entries({
  ...STUDY_AREAS,
  ...ACCOUNT_AREAS,
  ...CATALOGUE_AREAS,
  ...COURSE_INSTANCES_AREAS,
  ...ENROLLMENTS_AREAS,
  ...COURSE_MATCHING_AREAS,
  ...GRADES_AREAS,
  ...CALENDAR_AREAS,
  ...TEACHERS_AREAS,
  ...STATISTICS_AREAS,
  ...EARNINGS_AREAS,
  ...DOCUMENTS_AREAS,
  ...EXPORTS_AREAS,
}).flatMap(([tag, routes]) => routes.map((one) => ({ ...one, tag })));
