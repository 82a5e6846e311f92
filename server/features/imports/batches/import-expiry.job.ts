import type { Chores } from '../../../platform/jobs/housekeeping.js';
import { deleteOldBatches, deleteOldRows } from './import-batch.writes.js';
import { deleteOldHeld } from '../held/held-rows.writes.js';

/**
 * Deletes a workbook's contents when no longer needed: an hour after the last access to a preview, 24 hours
 * after a commit. Held rows are kept until an administrator has settled them. The batch keeps its column
 * mapping.
 */
export const IMPORT_CHORES: Chores = {
  'import-rows': deleteOldRows,
  'import-held-rows': deleteOldHeld,
  'import-batches': deleteOldBatches,
};
