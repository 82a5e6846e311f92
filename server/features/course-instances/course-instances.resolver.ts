import { Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
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
  courseInstances({ input }: QueryArgs['courseInstances'], _context: unknown, info: GraphQLResolveInfo) {
    return this.list.page(input ?? {}, selectedFields(info));
  }

  @Query()
  courseInstance({ id }: QueryArgs['courseInstance']) {
    return this.list.one(id);
  }

  @Query()
  courseInstanceAttention() {
    return this.list.attention();
  }

  @Query()
  courseInstanceStudents({ id }: QueryArgs['courseInstanceStudents'], context: RequestContext) {
    return this.roster.of(signedIn(context).actor, id);
  }

  @Query()
  courseInstanceCancellation({ id }: QueryArgs['courseInstanceCancellation']) {
    return this.cancellation.preview(id);
  }

  @Query()
  courseInstanceDates({ input }: QueryArgs['courseInstanceDates'], context: RequestContext) {
    return this.service.previewDates(signedIn(context), input);
  }

  @Query()
  courseInstanceSeries({ input }: QueryArgs['courseInstanceSeries']) {
    return this.series.preview(input);
  }

  @Query()
  instanceTeacherLoad({ input }: QueryArgs['instanceTeacherLoad']) {
    return this.series.load(input);
  }

  @Mutation()
  createCourseInstance({ input }: MutationArgs['createCourseInstance'], context: RequestContext) {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  createCourseInstanceSeries({ input }: MutationArgs['createCourseInstanceSeries'], context: RequestContext) {
    return this.series.create(signedIn(context), input);
  }

  @Mutation()
  updateCourseInstance({ input }: MutationArgs['updateCourseInstance'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  setCourseInstancesTeacher({ input }: MutationArgs['setCourseInstancesTeacher'], context: RequestContext) {
    return this.service.setTeacher(signedIn(context), input);
  }

  @Mutation()
  deleteCourseInstance({ input }: MutationArgs['deleteCourseInstance'], context: RequestContext) {
    return this.service.delete(signedIn(context), input);
  }

  @Mutation()
  cancelCourseInstance({ input }: MutationArgs['cancelCourseInstance'], context: RequestContext) {
    return this.cancellation.cancel(signedIn(context), input);
  }

  @Mutation()
  reopenCourseInstance({ input }: MutationArgs['reopenCourseInstance'], context: RequestContext) {
    return this.cancellation.reopen(signedIn(context), input);
  }
}
