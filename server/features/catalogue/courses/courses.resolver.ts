import { Args, Context, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationCopyCourseToGy25Args,
  MutationCreateCourseArgs,
  MutationDeleteCourseArgs,
  MutationImportCoursesArgs,
  MutationSetCourseArchivedArgs,
  MutationSetCoursesArchivedArgs,
  MutationSetCoursesPriceCategoryArgs,
  MutationUpdateCourseArgs,
  QueryCatalogueCourseArgs,
  QueryCatalogueCoursesArgs,
  QueryEducationListArgs,
} from '../../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { selectedFields } from '../../../platform/graphql/selection.js';
import { CourseImport } from './course-import.service.js';
import { CourseList } from './courses.queries.js';
import { CourseSets } from './course-sets.service.js';
import { CourseWrites } from './courses.service.js';
import { found } from '../found.rules.js';
import { EducationList } from '../education.queries.js';
import { EducationOverviewReader } from '../education-overview.queries.js';

/** The course catalogue and the education overview. */
@Resolver()
export class CoursesResolver implements RootResolvers<
  | 'catalogueCourses'
  | 'catalogueCourse'
  | 'educationOverview'
  | 'educationList'
  | 'createCourse'
  | 'updateCourse'
  | 'setCourseArchived'
  | 'setCoursesArchived'
  | 'setCoursesPriceCategory'
  | 'deleteCourse'
  | 'copyCourseToGy25'
  | 'importCourses'
> {
  constructor(
    private readonly list: CourseList,
    private readonly writes: CourseWrites,
    private readonly sets: CourseSets,
    private readonly imports: CourseImport,
    private readonly education: EducationOverviewReader,
    private readonly educationEntries: EducationList,
  ) {}

  @Query()
  catalogueCourses(
    @Args() { input }: QueryCatalogueCoursesArgs,
    @Context() { fixedOperation }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    return this.list.page(input ?? {}, selectedFields(info), fixedOperation);
  }

  @Query()
  catalogueCourse(@Args() { id }: QueryCatalogueCourseArgs) {
    return found(this.list.find(id), 'Kursen finns inte.');
  }

  @Query()
  educationOverview() {
    return this.education.overview();
  }

  @Query()
  educationList(@Args() { input }: QueryEducationListArgs, @Context() { fixedOperation }: RequestContext) {
    return this.educationEntries.page(input ?? {}, fixedOperation);
  }

  @Mutation()
  createCourse(@Args() { input }: MutationCreateCourseArgs, @CurrentCall() call: Call) {
    return this.writes.create(call, input);
  }

  @Mutation()
  updateCourse(@Args() { input }: MutationUpdateCourseArgs, @CurrentCall() call: Call) {
    return this.writes.update(call, input);
  }

  @Mutation()
  setCourseArchived(@Args() { input }: MutationSetCourseArchivedArgs, @CurrentCall() call: Call) {
    return this.writes.setArchived(call, input);
  }

  @Mutation()
  setCoursesArchived(@Args() { input }: MutationSetCoursesArchivedArgs, @CurrentCall() call: Call) {
    return this.sets.setArchived(call, input);
  }

  @Mutation()
  setCoursesPriceCategory(@Args() { input }: MutationSetCoursesPriceCategoryArgs, @CurrentCall() call: Call) {
    return this.sets.setPriceCategory(call, input);
  }

  @Mutation()
  deleteCourse(@Args() { input }: MutationDeleteCourseArgs, @CurrentCall() call: Call) {
    return this.writes.delete(call, input);
  }

  @Mutation()
  copyCourseToGy25(@Args() { input }: MutationCopyCourseToGy25Args, @CurrentCall() call: Call) {
    return this.writes.copyToGy25(call, input);
  }

  @Mutation()
  importCourses(@Args() { input }: MutationImportCoursesArgs, @CurrentCall() call: Call) {
    return this.imports.run(call, input);
  }
}
