import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { foldGradingCounts } from './grading-counts.writes.js';

/** What is kept of what there is to grade grows by differences until they are put together. */
@Injectable()
export class GradingCountsHousekeeping implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('grading-counts', () => foldGradingCounts(this.database));
  }
}
