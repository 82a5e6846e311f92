import type { Chores } from '../../../platform/jobs/housekeeping.js';
import { foldEnrollmentCounts } from './enrollment-counts.writes.js';

/** Merges the stored differences of the enrolment counts. */
export const ENROLLMENT_CHORES: Chores = { 'enrollment-counts': foldEnrollmentCounts };
