import { goingOver } from '../../platform/records/plain-row.js';

/** Moves the enrolments of a merged student record. */
export const moveEnrollments = goingOver('enrollment', 'studentId');
