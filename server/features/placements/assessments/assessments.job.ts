import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { tellOfAll } from '../../notifications/notifications.repository.js';
import { DUE_ASSESSMENTS, MISSING_NOTICE } from './assessments.queries.js';

/** Notifies of assessments that are due and not there, once for each placement. */
@Injectable()
export class AssessmentsJob implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('placement-assessments', (database) =>
      tellOfAll(database, DUE_ASSESSMENTS, MISSING_NOTICE),
    );
  }
}
