import { goingOver } from '../../platform/records/plain-row.js';

/** The enrolments of a record that is merged into another are its from now on. */
export const moveEnrollments = goingOver('enrollment', 'studentId');
