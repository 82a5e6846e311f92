import { Module } from '@nestjs/common';
import { CsnReports } from './csn-reports.js';
import { EnrollMany } from './enroll-many.service.js';
import { EnrollmentBatches } from './enrollment-batches.js';
import { EnrollmentChanges } from './enrollment-changes.service.js';
import { EnrollmentExport } from './enrollment-export.js';
import { EnrollmentList } from './enrollment-list.js';
import { EnrollmentsResolver } from './enrollments.resolver.js';
import { EnrollmentsService } from './enrollments.service.js';
import { ScbRows } from './scb-rows.js';

/** Who studies what, since when, and how it ended. */
@Module({
  providers: [
    CsnReports,
    EnrollMany,
    EnrollmentBatches,
    EnrollmentChanges,
    EnrollmentExport,
    EnrollmentList,
    EnrollmentsResolver,
    EnrollmentsService,
    ScbRows,
  ],
  exports: [EnrollmentList],
})
export class EnrollmentsModule {}
