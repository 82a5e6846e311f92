import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type {
  CancelCourseInstanceInput,
  CancelCourseInstanceResult,
  CancellationPreview,
  CourseInstance,
  CourseInstanceDatesInput,
  CourseInstanceDatesPreview,
  CourseInstanceAttention,
  CourseInstancePage,
  CourseInstanceSeriesInput,
  CourseInstancesInput,
  CourseInstanceStudents,
  CreateCourseInstanceInput,
  DeleteCourseInstanceInput,
  InstanceTeacherLoad,
  InstanceTeacherLoadInput,
  PlannedOccasion,
  ReopenCourseInstanceInput,
  SetCourseInstancesTeacherInput,
  UpdateCourseInstanceInput,
} from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { CourseInstanceCancellation } from './planning/cancellation.service.js';
import { CourseInstanceList } from './course-instances.list.js';
import { CourseInstanceRoster } from './course-instance-roster.sql.js';
import { CourseInstanceSeries } from './planning/series.service.js';
import { CourseInstancesService } from './course-instances.service.js';

@Resolver()
export class CourseInstancesResolver {
  constructor(
    private readonly list: CourseInstanceList,
    private readonly service: CourseInstancesService,
    private readonly series: CourseInstanceSeries,
    private readonly roster: CourseInstanceRoster,
    private readonly cancellation: CourseInstanceCancellation,
  ) {}

  @Query()
  courseInstances(
    @Args('input') input: CourseInstancesInput | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CourseInstancePage> {
    return this.list.page(input ?? {}, selectedFields(info));
  }

  @Query()
  courseInstance(@Args('id') id: string): Promise<CourseInstance> {
    return this.list.one(id);
  }

  @Query()
  courseInstanceAttention(): Promise<CourseInstanceAttention> {
    return this.list.attention();
  }

  @Query()
  courseInstanceStudents(
    @Args('id') id: string,
    @Context() context: RequestContext,
  ): Promise<CourseInstanceStudents> {
    return this.roster.of(signedIn(context).actor, id);
  }

  @Query()
  courseInstanceCancellation(@Args('id') id: string): Promise<CancellationPreview> {
    return this.cancellation.preview(id);
  }

  @Query()
  courseInstanceDates(
    @Args('input') input: CourseInstanceDatesInput,
    @Context() context: RequestContext,
  ): Promise<CourseInstanceDatesPreview> {
    return this.service.previewDates(signedIn(context), input);
  }

  @Query()
  courseInstanceSeries(@Args('input') input: CourseInstanceSeriesInput): Promise<PlannedOccasion[]> {
    return this.series.preview(input);
  }

  @Query()
  instanceTeacherLoad(@Args('input') input: InstanceTeacherLoadInput): Promise<InstanceTeacherLoad> {
    return this.series.load(input);
  }

  @Mutation()
  createCourseInstance(
    @Args('input') input: CreateCourseInstanceInput,
    @Context() context: RequestContext,
  ): Promise<CourseInstance> {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  createCourseInstanceSeries(
    @Args('input') input: CourseInstanceSeriesInput,
    @Context() context: RequestContext,
  ): Promise<CourseInstance[]> {
    return this.series.create(signedIn(context), input);
  }

  @Mutation()
  updateCourseInstance(
    @Args('input') input: UpdateCourseInstanceInput,
    @Context() context: RequestContext,
  ): Promise<CourseInstance> {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  setCourseInstancesTeacher(
    @Args('input') input: SetCourseInstancesTeacherInput,
    @Context() context: RequestContext,
  ): Promise<CourseInstance[]> {
    return this.service.setTeacher(signedIn(context), input);
  }

  @Mutation()
  deleteCourseInstance(
    @Args('input') input: DeleteCourseInstanceInput,
    @Context() context: RequestContext,
  ): Promise<string> {
    return this.service.delete(signedIn(context), input);
  }

  @Mutation()
  cancelCourseInstance(
    @Args('input') input: CancelCourseInstanceInput,
    @Context() context: RequestContext,
  ): Promise<CancelCourseInstanceResult> {
    return this.cancellation.cancel(signedIn(context), input);
  }

  @Mutation()
  reopenCourseInstance(
    @Args('input') input: ReopenCourseInstanceInput,
    @Context() context: RequestContext,
  ): Promise<CourseInstance> {
    return this.cancellation.reopen(signedIn(context), input);
  }
}
