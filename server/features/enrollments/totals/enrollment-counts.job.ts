import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Housekeeping } from '../../../platform/jobs/housekeeping.js';
import { foldEnrollmentCounts } from './enrollment-counts.repository.js';

/** Merges the stored differences of the enrolment counts. */
@Injectable()
export class EnrollmentCounts implements OnModuleInit {
  constructor(private readonly housekeeping: Housekeeping) {}

  onModuleInit(): void {
    this.housekeeping.registerCounter('enrollment-counts', foldEnrollmentCounts);
  }
}
