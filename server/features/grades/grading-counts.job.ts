import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { foldGradingCounts } from './grading-counts.repository.js';

/** Merges the stored differences of the grading counts. */
@Injectable()
export class GradingCounts implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.registerCounter('grading-counts', foldGradingCounts);
  }
}
