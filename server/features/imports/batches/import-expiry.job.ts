import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { deleteOldBatches, deleteOldRows } from './import-batch.repository.js';
import { deleteOldHeld } from '../held/held-rows.repository.js';

/**
 * Deletes a workbook's contents when no longer needed: an hour after the last access to a preview, 24 hours
 * after a commit. Held rows are kept until an administrator has settled them. The batch keeps its column
 * mapping.
 */
@Injectable()
export class ImportExpiry implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('import-rows', deleteOldRows);
    this.housekeeping.register('import-held-rows', deleteOldHeld);
    this.housekeeping.register('import-batches', deleteOldBatches);
  }
}
