import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor } from '../../platform/graphql/call.decorators.js';
import type { QueryCourseArgs, QueryOwnCourseArgs } from '../../platform/graphql/generated.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { CourseDetailReader } from './course-detail.queries.js';
import { OwnCourseReader } from './own-course.queries.js';
import { EducationService } from './education.service.js';

/** Municipalities, teachers and the course catalogue. */
@Resolver()
export class EducationResolver implements RootResolvers<
  'municipalities' | 'teachers' | 'courses' | 'course' | 'ownCourse'
> {
  constructor(
    private readonly service: EducationService,
    private readonly detail: CourseDetailReader,
    private readonly own: OwnCourseReader,
  ) {}

  @Query()
  municipalities() {
    return this.service.municipalities();
  }

  @Query()
  teachers() {
    return this.service.teachers();
  }

  @Query()
  courses() {
    return this.service.courses();
  }

  @Query()
  course(@Args() { id }: QueryCourseArgs, @CurrentActor() actor: Actor) {
    return this.detail.open(actor, id);
  }

  @Query()
  ownCourse(@Args() { id }: QueryOwnCourseArgs, @CurrentActor() actor: Actor) {
    return this.own.open(actor, id);
  }
}
