import { Module } from '@nestjs/common';
import { ExportsModule } from '../exports/exports.module.js';
import { EnrollMany } from './bulk/enroll-many.service.js';
import { EnrollmentChanges } from './bulk/enrollment-changes.service.js';
import { CsnReports } from './csn/csn-reports.service.js';
import { EnrollmentsResolver } from './enrollments.resolver.js';
import { EnrollmentsService } from './enrollments.service.js';
import { EnrollmentFacts } from './facts/enrollment-facts.service.js';
import { EnrollmentList } from './list/enrollments.queries.js';
import { ScbRows } from './scb/scb-rows.queries.js';
import { EnrollmentBatches } from './undo/enrollment-batches.queries.js';
import { EnrollmentsController, CsnReportsController } from './enrollments.controller.js';
import { EnrollmentExports } from './list/enrollments.export.js';
import { EnrollmentCounts } from './totals/enrollment-counts.job.js';

/** Enrolments with their status history, bulk actions, and CSN and SCB reports. */
@Module({
  imports: [ExportsModule],
  controllers: [EnrollmentsController, CsnReportsController],
  providers: [
    EnrollmentCounts,
    EnrollmentExports,
    CsnReports,
    EnrollMany,
    EnrollmentBatches,
    EnrollmentChanges,
    EnrollmentFacts,
    EnrollmentList,
    EnrollmentsResolver,
    EnrollmentsService,
    ScbRows,
  ],
  exports: [EnrollmentFacts],
})
export class EnrollmentsModule {}
