import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../../platform/graphql/root-field.js';
import { CourseImport } from './course-import.service.js';
import { CourseList } from './courses.list.js';
import { CourseSets } from './course-sets.service.js';
import { CourseWrites } from './courses.service.js';
import { found } from '../found.rules.js';
import { EducationOverviewReader } from '../education-overview.sql.js';

@Resolver()
export class CoursesResolver {
  constructor(
    private readonly list: CourseList,
    private readonly writes: CourseWrites,
    private readonly sets: CourseSets,
    private readonly imports: CourseImport,
    private readonly education: EducationOverviewReader,
  ) {}

  @Query()
  catalogueCourses({ input }: QueryArgs['catalogueCourses'], { fixedOperation }: RequestContext) {
    return this.list.page(input ?? {}, fixedOperation);
  }

  @Query()
  catalogueCourse({ id }: QueryArgs['catalogueCourse']) {
    return found(this.list.find(id), 'Kursen finns inte.');
  }

  @Query()
  educationOverview() {
    return this.education.overview();
  }

  @Query()
  educationList({ input }: QueryArgs['educationList'], { fixedOperation }: RequestContext) {
    return this.education.list(input ?? {}, fixedOperation);
  }

  @Mutation()
  createCourse({ input }: MutationArgs['createCourse'], context: RequestContext) {
    return this.writes.create(signedIn(context), input);
  }

  @Mutation()
  updateCourse({ input }: MutationArgs['updateCourse'], context: RequestContext) {
    return this.writes.update(signedIn(context), input);
  }

  @Mutation()
  setCourseArchived({ input }: MutationArgs['setCourseArchived'], context: RequestContext) {
    return this.writes.setArchived(signedIn(context), input);
  }

  @Mutation()
  setCoursesArchived({ input }: MutationArgs['setCoursesArchived'], context: RequestContext) {
    return this.sets.setArchived(signedIn(context), input);
  }

  @Mutation()
  setCoursesPriceCategory({ input }: MutationArgs['setCoursesPriceCategory'], context: RequestContext) {
    return this.sets.setPriceCategory(signedIn(context), input);
  }

  @Mutation()
  deleteCourse({ input }: MutationArgs['deleteCourse'], context: RequestContext) {
    return this.writes.delete(signedIn(context), input);
  }

  @Mutation()
  copyCourseToGy25({ input }: MutationArgs['copyCourseToGy25'], context: RequestContext) {
    return this.writes.copyToGy25(signedIn(context), input);
  }

  @Mutation()
  importCourses({ input }: MutationArgs['importCourses'], context: RequestContext) {
    return this.imports.run(signedIn(context), input);
  }
}
