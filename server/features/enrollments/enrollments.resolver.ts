import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationChangeEnrollmentsArgs,
  MutationEnrollManyArgs,
  MutationEnrollStudentArgs,
  MutationRemoveEnrollmentArgs,
  MutationReportToCsnArgs,
  MutationUndoEnrollmentBatchArgs,
  MutationUpdateEnrollmentArgs,
  MutationWithdrawCsnReportArgs,
  QueryCsnPreviewArgs,
  QueryCsnReportArgs,
  QueryEnrollmentArgs,
  QueryEnrollmentsArgs,
  QueryFindStudentsArgs,
  QueryPreviewEnrollManyArgs,
  QueryPreviewEnrollmentChangeArgs,
} from '../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { CsnReports } from './csn/csn-reports.service.js';
import { EnrollMany } from './bulk/enroll-many.service.js';
import { EnrollmentBatches } from './undo/enrollment-batches.queries.js';
import { EnrollmentChanges } from './bulk/enrollment-changes.service.js';
import { EnrollmentList } from './list/enrollments.queries.js';
import { EnrollmentsService } from './enrollments.service.js';

/** Enrolments: who studies what, from when, with which outcome. */
@Resolver()
export class EnrollmentsResolver implements RootResolvers<
  | 'enrollments'
  | 'enrollment'
  | 'enrollmentSummary'
  | 'previewEnrollmentChange'
  | 'previewEnrollMany'
  | 'enrollmentBatches'
  | 'findStudents'
  | 'csnReports'
  | 'csnPreview'
  | 'csnReport'
  | 'enrollStudent'
  | 'updateEnrollment'
  | 'removeEnrollment'
  | 'changeEnrollments'
  | 'enrollMany'
  | 'undoEnrollmentBatch'
  | 'reportToCsn'
  | 'withdrawCsnReport'
> {
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
    @Args() { input }: QueryEnrollmentsArgs,
    @Context() context: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const asked = { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) };
    return this.list.page(signedIn(context).actor, input ?? {}, asked, context);
  }

  @Query()
  enrollment(
    @Args() { id }: QueryEnrollmentArgs,
    @CurrentActor() actor: Actor,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.list.open(actor, id, selectedFields(info));
  }

  @Query()
  enrollmentSummary() {
    return this.list.summary();
  }

  @Query()
  previewEnrollmentChange(@Args() { input }: QueryPreviewEnrollmentChangeArgs, @CurrentCall() call: Call) {
    return this.changes.preview(call, input);
  }

  @Query()
  previewEnrollMany(@Args() { input }: QueryPreviewEnrollManyArgs, @CurrentCall() call: Call) {
    return this.many.preview(call, input);
  }

  @Query()
  enrollmentBatches(@CurrentCall() call: Call) {
    return this.batches.latest(call);
  }

  @Query()
  findStudents(@Args() { input }: QueryFindStudentsArgs, @CurrentCall() call: Call) {
    return this.service.find(call, input);
  }

  @Query()
  csnReports(@CurrentCall() call: Call) {
    return this.csn.latest(call);
  }

  @Query()
  csnPreview(@Args() { input }: QueryCsnPreviewArgs, @CurrentCall() call: Call) {
    return this.csn.preview(call, input);
  }

  @Query()
  csnReport(@Args() { id }: QueryCsnReportArgs, @CurrentActor() actor: Actor) {
    return this.csn.open(actor, id);
  }

  @Mutation()
  enrollStudent(@Args() { input }: MutationEnrollStudentArgs, @CurrentCall() call: Call) {
    return this.service.enroll(call, input);
  }

  @Mutation()
  updateEnrollment(@Args() { input }: MutationUpdateEnrollmentArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  removeEnrollment(@Args() { input }: MutationRemoveEnrollmentArgs, @CurrentCall() call: Call) {
    return this.service.remove(call, input);
  }

  @Mutation()
  changeEnrollments(@Args() { input }: MutationChangeEnrollmentsArgs, @CurrentCall() call: Call) {
    return this.changes.queue(call, input);
  }

  @Mutation()
  enrollMany(@Args() { input }: MutationEnrollManyArgs, @CurrentCall() call: Call) {
    return this.many.queue(call, input);
  }

  @Mutation()
  undoEnrollmentBatch(@Args() { input }: MutationUndoEnrollmentBatchArgs, @CurrentCall() call: Call) {
    return this.batches.undo(call, input);
  }

  @Mutation()
  reportToCsn(@Args() { input }: MutationReportToCsnArgs, @CurrentCall() call: Call) {
    return this.csn.report(call, input);
  }

  @Mutation()
  withdrawCsnReport(@Args() { input }: MutationWithdrawCsnReportArgs, @CurrentCall() call: Call) {
    return this.csn.withdraw(call, input);
  }
}
