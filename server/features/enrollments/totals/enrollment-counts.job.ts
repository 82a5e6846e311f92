import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { foldEnrollmentCounts } from './enrollment-counts.writes.js';

/** The kept counts of enrolments grow by differences until they are put together. */
@Injectable()
export class EnrollmentCountsHousekeeping implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('enrollment-counts', () => foldEnrollmentCounts(this.database));
  }
}
