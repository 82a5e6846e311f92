import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { deleteOldBatches, deleteOldRows } from './import-batch.writes.js';
import { deleteOldHeld } from '../held/held-rows.writes.js';

/**
 * Forgets what a workbook held once it is of no more use: an hour after the last look at a preview,
 * 24 hours after a commit. A row that was held is kept until an administrator has settled it. What remains of the batch is which heading was read as what.
 */
@Injectable()
export class ImportExpiry implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('imports', () => this.sweep());
  }

  async sweep(): Promise<void> {
    await deleteOldRows(this.database);
    await deleteOldHeld(this.database);
    await deleteOldBatches(this.database);
  }
}
