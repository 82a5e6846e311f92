import type { RestTables } from './platform/rest/table/rest-door.js';
import { TASK_ROUTES } from './features/tasks/tasks.rest.js';

/** Every call of `/api`. */
export const REST_ROUTES: RestTables = {
  tables: [TASK_ROUTES],
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
