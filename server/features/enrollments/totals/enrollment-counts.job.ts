import type { Chores } from '../../../platform/jobs/housekeeping.js';
import { foldEnrollmentCounts } from './enrollment-counts.writes.js';

/** The kept counts of enrolments grow by differences until they are put together. */
export const ENROLLMENT_CHORES: Chores = { 'enrollment-counts': foldEnrollmentCounts };
