import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationCancelCourseInstanceArgs,
  MutationCreateCourseInstanceArgs,
  MutationCreateCourseInstanceSeriesArgs,
  MutationCreateCourseInstancesArgs,
  MutationDeleteCourseInstanceArgs,
  MutationDeleteCourseInstancesArgs,
  MutationReopenCourseInstanceArgs,
  MutationSendCancellationMailsArgs,
  MutationSetCourseInstancesTeacherArgs,
  MutationUpdateCourseInstanceArgs,
  QueryCourseInstanceArgs,
  QueryCourseInstanceCancellationArgs,
  QueryCourseInstanceDatesArgs,
  QueryCourseInstanceSeriesArgs,
  QueryCourseInstanceStudentsArgs,
  QueryCourseInstancesArgs,
  QueryInstanceTeacherLoadArgs,
  QueryTermPlanArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { CourseInstanceCancellation } from './planning/cancellation.service.js';
import { CourseInstanceList } from './course-instances.queries.js';
import { CourseInstanceRoster } from './course-instance-roster.queries.js';
import { CourseInstanceSeries } from './planning/series.service.js';
import { TermPlanService } from './planning/term-plan.service.js';
import { CourseInstancesService } from './course-instances.service.js';

/** Course instances (kurstillfällen): planning, teachers, seats and students. */
@Resolver()
export class CourseInstancesResolver implements RootResolvers<
  | 'courseInstances'
  | 'courseInstance'
  | 'courseInstanceAttention'
  | 'courseInstanceStudents'
  | 'courseInstanceCancellation'
  | 'courseInstanceDates'
  | 'courseInstanceSeries'
  | 'instanceTeacherLoad'
  | 'termPlan'
  | 'createCourseInstance'
  | 'createCourseInstances'
  | 'createCourseInstanceSeries'
  | 'updateCourseInstance'
  | 'setCourseInstancesTeacher'
  | 'deleteCourseInstance'
  | 'deleteCourseInstances'
  | 'cancelCourseInstance'
  | 'sendCancellationMails'
  | 'reopenCourseInstance'
> {
  constructor(
    private readonly list: CourseInstanceList,
    private readonly service: CourseInstancesService,
    private readonly series: CourseInstanceSeries,
    private readonly termPlans: TermPlanService,
    private readonly roster: CourseInstanceRoster,
    private readonly cancellation: CourseInstanceCancellation,
  ) {}

  @Query()
  courseInstances(@Args() { input }: QueryCourseInstancesArgs, @Info() info: GraphQLResolveInfo) {
    return this.list.page(input ?? {}, {
      page: selectedFields(info),
      nodes: selectedFields(info, ['nodes']),
    });
  }

  @Query()
  courseInstance(@Args() { id }: QueryCourseInstanceArgs) {
    return this.list.one(id);
  }

  @Query()
  courseInstanceAttention() {
    return this.list.attention();
  }

  @Query()
  courseInstanceStudents(@Args() { id }: QueryCourseInstanceStudentsArgs, @CurrentActor() actor: Actor) {
    return this.roster.of(actor, id);
  }

  @Query()
  courseInstanceCancellation(@Args() { id }: QueryCourseInstanceCancellationArgs) {
    return this.cancellation.preview(id);
  }

  @Query()
  courseInstanceDates(@Args() { input }: QueryCourseInstanceDatesArgs, @CurrentCall() call: Call) {
    return this.service.previewDates(call, input);
  }

  @Query()
  courseInstanceSeries(@Args() { input }: QueryCourseInstanceSeriesArgs) {
    return this.series.preview(input);
  }

  @Query()
  instanceTeacherLoad(@Args() { input }: QueryInstanceTeacherLoadArgs) {
    return this.series.load(input);
  }

  @Query()
  termPlan(@Args() { input }: QueryTermPlanArgs) {
    return this.termPlans.plan(input ?? {});
  }

  @Mutation()
  createCourseInstances(@Args() { input }: MutationCreateCourseInstancesArgs, @CurrentCall() call: Call) {
    return this.termPlans.create(call, input);
  }

  @Mutation()
  createCourseInstance(@Args() { input }: MutationCreateCourseInstanceArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input);
  }

  @Mutation()
  createCourseInstanceSeries(
    @Args() { input }: MutationCreateCourseInstanceSeriesArgs,
    @CurrentCall() call: Call,
  ) {
    return this.series.create(call, input);
  }

  @Mutation()
  updateCourseInstance(@Args() { input }: MutationUpdateCourseInstanceArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  setCourseInstancesTeacher(
    @Args() { input }: MutationSetCourseInstancesTeacherArgs,
    @CurrentCall() call: Call,
  ) {
    return this.service.setTeacher(call, input);
  }

  @Mutation()
  deleteCourseInstance(@Args() { input }: MutationDeleteCourseInstanceArgs, @CurrentCall() call: Call) {
    return this.service.delete(call, input);
  }

  @Mutation()
  deleteCourseInstances(@Args() { input }: MutationDeleteCourseInstancesArgs, @CurrentCall() call: Call) {
    return this.service.deleteMany(call, input);
  }

  @Mutation()
  cancelCourseInstance(@Args() { input }: MutationCancelCourseInstanceArgs, @CurrentCall() call: Call) {
    return this.cancellation.cancel(call, input);
  }

  @Mutation()
  sendCancellationMails(@Args() { input }: MutationSendCancellationMailsArgs, @CurrentCall() call: Call) {
    return this.cancellation.sendMails(call, input);
  }

  @Mutation()
  reopenCourseInstance(@Args() { input }: MutationReopenCourseInstanceArgs, @CurrentCall() call: Call) {
    return this.cancellation.reopen(call, input);
  }
}
