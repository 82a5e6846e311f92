import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';

/** A row that no administrator has gone through by then is of no use to anyone: the studies have begun. */
const HELD_DAYS = 90;

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
    await this.database.query(
      `DELETE FROM import_row r USING import_batch b WHERE b.id = r.batch_id AND (
         b.state IN ('PREVIEW', 'FAILED', 'CANCELLED') AND b.checked_at < now() - interval '1 hour'
         OR b.state IN ('DONE', 'UNDONE') AND b.committed_at < now() - interval '24 hours')`,
    );
    await this.database.query(
      `DELETE FROM import_held_row WHERE settled_at < now() - interval '24 hours' OR created_at < now() - interval '${HELD_DAYS} days'`,
    );
    await this.database.query(`DELETE FROM import_batch WHERE created_at < now() - interval '1 year'`);
  }
}
