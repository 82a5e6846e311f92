import { Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
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
  enrollments({ input }: QueryArgs['enrollments'], context: RequestContext, info: GraphQLResolveInfo) {
    const asked = { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) };
    return this.list.page(signedIn(context).actor, input ?? {}, asked, context);
  }

  @Query()
  enrollment({ id }: QueryArgs['enrollment'], context: RequestContext, info: GraphQLResolveInfo) {
    return this.list.open(signedIn(context).actor, id, selectedFields(info));
  }

  @Query()
  enrollmentSummary() {
    return this.list.summary();
  }

  @Query()
  previewEnrollmentChange({ input }: QueryArgs['previewEnrollmentChange'], context: RequestContext) {
    return this.changes.preview(signedIn(context), input);
  }

  @Query()
  previewEnrollMany({ input }: QueryArgs['previewEnrollMany'], context: RequestContext) {
    return this.many.preview(signedIn(context), input);
  }

  @Query()
  enrollmentBatches(_args: unknown, context: RequestContext) {
    return this.batches.latest(signedIn(context));
  }

  @Query()
  findStudents({ input }: QueryArgs['findStudents'], context: RequestContext) {
    return this.service.find(signedIn(context), input);
  }

  @Query()
  csnReports(_args: unknown, context: RequestContext) {
    return this.csn.latest(signedIn(context));
  }

  @Query()
  csnPreview({ input }: QueryArgs['csnPreview'], context: RequestContext) {
    return this.csn.preview(signedIn(context), input);
  }

  @Query()
  csnReport({ id }: QueryArgs['csnReport'], context: RequestContext) {
    return this.csn.open(signedIn(context).actor, id);
  }

  @Mutation()
  enrollStudent({ input }: MutationArgs['enrollStudent'], context: RequestContext) {
    return this.service.enroll(signedIn(context), input);
  }

  @Mutation()
  updateEnrollment({ input }: MutationArgs['updateEnrollment'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  removeEnrollment({ input }: MutationArgs['removeEnrollment'], context: RequestContext) {
    return this.service.remove(signedIn(context), input);
  }

  @Mutation()
  changeEnrollments({ input }: MutationArgs['changeEnrollments'], context: RequestContext) {
    return this.changes.queue(signedIn(context), input);
  }

  @Mutation()
  enrollMany({ input }: MutationArgs['enrollMany'], context: RequestContext) {
    return this.many.queue(signedIn(context), input);
  }

  @Mutation()
  undoEnrollmentBatch({ input }: MutationArgs['undoEnrollmentBatch'], context: RequestContext) {
    return this.batches.undo(signedIn(context), input);
  }

  @Mutation()
  reportToCsn({ input }: MutationArgs['reportToCsn'], context: RequestContext) {
    return this.csn.report(signedIn(context), input);
  }

  @Mutation()
  withdrawCsnReport({ input }: MutationArgs['withdrawCsnReport'], context: RequestContext) {
    return this.csn.withdraw(signedIn(context), input);
  }
}
