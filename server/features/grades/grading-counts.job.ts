import type { Chores } from '../../platform/jobs/housekeeping.js';
import { foldGradingCounts } from './grading-counts.writes.js';

/** Merges the stored differences of the grading counts. */
export const GRADING_CHORES: Chores = { 'grading-counts': foldGradingCounts };
