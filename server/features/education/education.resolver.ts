import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { CourseDetail, CourseSummary, Municipality, Teacher } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { CourseDetailReader } from './course-detail.sql.js';
import { EducationService } from './education.service.js';

@Resolver()
export class EducationResolver {
  constructor(
    private readonly service: EducationService,
    private readonly detail: CourseDetailReader,
  ) {}

  @Query()
  municipalities(): Promise<Municipality[]> {
    return this.service.municipalities();
  }

  @Query()
  teachers(): Promise<Teacher[]> {
    return this.service.teachers();
  }

  @Query()
  courses(): Promise<CourseSummary[]> {
    return this.service.courses();
  }

  @Query()
  course(@Args('id') id: string, @Context() context: RequestContext): Promise<CourseDetail> {
    return this.detail.open(signedIn(context).actor, id);
  }
}
