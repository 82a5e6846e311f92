import { Resolver } from '@nestjs/graphql';
import type { QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Query } from '../../platform/graphql/root-field.js';
import { CourseDetailReader } from './course-detail.sql.js';
import { EducationService } from './education.service.js';

@Resolver()
export class EducationResolver {
  constructor(
    private readonly service: EducationService,
    private readonly detail: CourseDetailReader,
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
  course({ id }: QueryArgs['course'], context: RequestContext) {
    return this.detail.open(signedIn(context).actor, id);
  }
}
