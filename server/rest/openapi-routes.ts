import { ACCOUNT_AREAS } from './openapi-account-routes.js';
import type { DocumentedRoute } from './openapi-route.js';
import { CATALOGUE_AREAS } from './openapi-catalogue-routes.js';
import { COURSE_INSTANCES_AREAS } from './openapi-course-instances-routes.js';
import { ENROLLMENTS_AREAS } from './openapi-enrollments-routes.js';
import { COURSE_MATCHING_AREAS } from './openapi-course-matching-routes.js';
import { GRADES_AREAS } from './openapi-grades-routes.js';
import { CALENDAR_AREAS } from './openapi-calendar-routes.js';
import { TEACHERS_AREAS } from './openapi-teachers-routes.js';
import { STATISTICS_AREAS } from './openapi-statistics-routes.js';
import { EARNINGS_AREAS } from './openapi-earnings-routes.js';
import { DOCUMENTS_AREAS } from './openapi-documents-routes.js';
import { EXPORTS_AREAS } from './openapi-exports-routes.js';
import { STUDY_AREAS } from './openapi-study-routes.js';

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
