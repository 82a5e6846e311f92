import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { checkDueStudyPlans } from './study-plan-checks.repository.js';

/** Daily check of the open study plans. */
@Injectable()
export class StudyPlanChecks implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.register('study-plan-checks', checkDueStudyPlans);
  }
}
