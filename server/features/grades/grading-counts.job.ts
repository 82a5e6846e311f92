import type { Chores } from '../../platform/jobs/housekeeping.js';
import { foldGradingCounts } from './grading-counts.writes.js';

/** What is kept of what there is to grade grows by differences until they are put together. */
export const GRADING_CHORES: Chores = { 'grading-counts': foldGradingCounts };
