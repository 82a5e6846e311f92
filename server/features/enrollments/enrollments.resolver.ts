import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CsnPreview,
  CsnReport,
  Enrollment,
  EnrollmentBatch,
  EnrollmentChangeInput,
  EnrollmentPage,
  EnrollmentPreview,
  EnrollmentsInput,
  EnrollmentSummary,
  EnrollManyInput,
  EnrollStudentInput,
  FindStudentsInput,
  FoundStudents,
  Job,
  RemoveEnrollmentInput,
  ReportToCsnInput,
  UndoEnrollmentBatchInput,
  UpdateEnrollmentInput,
  WithdrawCsnReportInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { CsnReports } from './csn/csn-reports.service.js';
import { EnrollMany } from './bulk/enroll-many.service.js';
import { EnrollmentBatches } from './undo/enrollment-batches.sql.js';
import { EnrollmentChanges } from './bulk/enrollment-changes.service.js';
import { EnrollmentList } from './list/enrollments.list.js';
import { EnrollmentsService } from './enrollments.service.js';

@Resolver()
export class EnrollmentsResolver {
  constructor(
    private readonly list: EnrollmentList,
    private readonly service: EnrollmentsService,
    private readonly changes: EnrollmentChanges,
    private readonly many: EnrollMany,
    private readonly batches: EnrollmentBatches,
    private readonly csn: CsnReports,
  ) {}

  @Query()
  enrollments(
    @Args('input') input: EnrollmentsInput | null,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EnrollmentPage> {
    const asked = { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) };
    return this.list.page(signedIn(context).actor, input ?? {}, asked, context);
  }

  @Query()
  enrollment(
    @Args('id') id: string,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment | null> {
    return this.list.open(signedIn(context).actor, id, selectedFields(info));
  }

  @Query()
  enrollmentSummary(): Promise<EnrollmentSummary> {
    return this.list.summary();
  }

  @Query()
  previewEnrollmentChange(
    @Args('input') input: EnrollmentChangeInput,
    @Context() context: RequestContext,
  ): Promise<EnrollmentPreview> {
    return this.changes.preview(signedIn(context), input);
  }

  @Query()
  previewEnrollMany(
    @Args('input') input: EnrollManyInput,
    @Context() context: RequestContext,
  ): Promise<EnrollmentPreview> {
    return this.many.preview(signedIn(context), input);
  }

  @Query()
  enrollmentBatches(): Promise<EnrollmentBatch[]> {
    return this.batches.latest();
  }

  @Query()
  findStudents(
    @Args('input') input: FindStudentsInput,
    @Context() context: RequestContext,
  ): Promise<FoundStudents> {
    return this.service.find(signedIn(context), input);
  }

  @Query()
  csnReports(@Context() context: RequestContext): Promise<CsnReport[]> {
    return this.csn.latest(signedIn(context));
  }

  @Query()
  csnPreview(
    @Args('input') input: ReportToCsnInput,
    @Context() context: RequestContext,
  ): Promise<CsnPreview> {
    return this.csn.preview(signedIn(context), input);
  }

  @Query()
  csnReport(@Args('id') id: string, @Context() context: RequestContext): Promise<CsnReport | null> {
    return this.csn.open(signedIn(context).actor, id);
  }

  @Mutation()
  enrollStudent(
    @Args('input') input: EnrollStudentInput,
    @Context() context: RequestContext,
  ): Promise<Enrollment> {
    return this.service.enroll(signedIn(context), input);
  }

  @Mutation()
  updateEnrollment(
    @Args('input') input: UpdateEnrollmentInput,
    @Context() context: RequestContext,
  ): Promise<Enrollment> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  removeEnrollment(
    @Args('input') input: RemoveEnrollmentInput,
    @Context() context: RequestContext,
  ): Promise<Enrollment> {
    return this.service.remove(signedIn(context), input);
  }

  @Mutation()
  changeEnrollments(
    @Args('input') input: EnrollmentChangeInput,
    @Context() context: RequestContext,
  ): Promise<Job> {
    return this.changes.queue(signedIn(context), input);
  }

  @Mutation()
  enrollMany(@Args('input') input: EnrollManyInput, @Context() context: RequestContext): Promise<Job> {
    return this.many.queue(signedIn(context), input);
  }

  @Mutation()
  undoEnrollmentBatch(
    @Args('input') input: UndoEnrollmentBatchInput,
    @Context() context: RequestContext,
  ): Promise<EnrollmentBatch> {
    return this.batches.undo(signedIn(context), input);
  }

  @Mutation()
  reportToCsn(
    @Args('input') input: ReportToCsnInput,
    @Context() context: RequestContext,
  ): Promise<CsnReport> {
    return this.csn.report(signedIn(context), input);
  }

  @Mutation()
  withdrawCsnReport(
    @Args('input') input: WithdrawCsnReportInput,
    @Context() context: RequestContext,
  ): Promise<CsnReport> {
    return this.csn.withdraw(signedIn(context), input);
  }
}
