import type { Chores } from '../../../platform/jobs/housekeeping.js';
import { deleteOldBatches, deleteOldRows } from './import-batch.writes.js';
import { deleteOldHeld } from '../held/held-rows.writes.js';

/**
 * Forgets what a workbook held once it is of no more use: an hour after the last look at a preview,
 * 24 hours after a commit. A row that was held is kept until an administrator has settled it. What remains of the batch is which heading was read as what.
 */
export const IMPORT_CHORES: Chores = {
  'import-rows': deleteOldRows,
  'import-held-rows': deleteOldHeld,
  'import-batches': deleteOldBatches,
};
