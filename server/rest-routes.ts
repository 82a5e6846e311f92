import { ROUTE_TABLES } from './generated.js';
import type { RestTables } from './platform/rest/table/rest-door.js';

/** Sections of the OpenAPI description, in order. */
const AREAS = [
  'Students',
  'Student details',
  'APL comments',
  'Files',
  'Courses and teachers',
  'Exams',
  'Notifications',
  'Import',
  'Sign-in',
  'People',
  'My account',
  'Follow-ups',
  'Catalogue',
  'Course instances',
  'Enrolments',
  'Course matching',
  'Grades',
  'Calendar',
  'Teacher management',
  'Statistics',
  'Earnings',
  'Documents',
  'Exports',
  'This description',
];

function placeOf(area: string): number {
  const place = AREAS.indexOf(area);
  if (place < 0)
    throw new Error(`server/rest-routes.ts: where does the area ${area} stand in the description?`);
  return place;
}

/** Every call of `/api`, in the order of its description. */
export const REST_ROUTES: RestTables = {
  tables: ROUTE_TABLES.toSorted((one, other) => placeOf(one.area) - placeOf(other.area)),
  // The enums in the contract's section 2, and the calendar's.
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
