import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CatalogueCourse,
  CatalogueCoursePage,
  CatalogueCoursesInput,
  CopyCourseToGy25Input,
  CourseImportResult,
  CreateCourseInput,
  DeleteFromCatalogueInput,
  EducationListInput,
  EducationOverview,
  EducationPage,
  ImportCoursesInput,
  SetArchivedInput,
  SetCoursesArchivedInput,
  SetCoursesPriceCategoryInput,
  UpdateCourseInput,
} from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
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
  catalogueCourses(
    @Args('input') input: CatalogueCoursesInput | null,
    @Context() { fixedOperation }: RequestContext,
  ): Promise<CatalogueCoursePage> {
    return this.list.page(input ?? {}, fixedOperation);
  }

  @Query()
  catalogueCourse(@Args('id') id: string): Promise<CatalogueCourse> {
    return found(this.list.find(id), 'Kursen finns inte.');
  }

  @Query()
  educationOverview(): Promise<EducationOverview> {
    return this.education.overview();
  }

  @Query()
  educationList(
    @Args('input') input: EducationListInput | null,
    @Context() { fixedOperation }: RequestContext,
  ): Promise<EducationPage> {
    return this.education.list(input ?? {}, fixedOperation);
  }

  @Mutation()
  createCourse(
    @Args('input') input: CreateCourseInput,
    @Context() context: RequestContext,
  ): Promise<CatalogueCourse> {
    return this.writes.create(signedIn(context), input);
  }

  @Mutation()
  updateCourse(
    @Args('input') input: UpdateCourseInput,
    @Context() context: RequestContext,
  ): Promise<CatalogueCourse> {
    return this.writes.update(signedIn(context), input);
  }

  @Mutation()
  setCourseArchived(
    @Args('input') input: SetArchivedInput,
    @Context() context: RequestContext,
  ): Promise<CatalogueCourse> {
    return this.writes.setArchived(signedIn(context), input);
  }

  @Mutation()
  setCoursesArchived(
    @Args('input') input: SetCoursesArchivedInput,
    @Context() context: RequestContext,
  ): Promise<CatalogueCourse[]> {
    return this.sets.setArchived(signedIn(context), input);
  }

  @Mutation()
  setCoursesPriceCategory(
    @Args('input') input: SetCoursesPriceCategoryInput,
    @Context() context: RequestContext,
  ): Promise<CatalogueCourse[]> {
    return this.sets.setPriceCategory(signedIn(context), input);
  }

  @Mutation()
  deleteCourse(
    @Args('input') input: DeleteFromCatalogueInput,
    @Context() context: RequestContext,
  ): Promise<boolean> {
    return this.writes.delete(signedIn(context), input);
  }

  @Mutation()
  copyCourseToGy25(
    @Args('input') input: CopyCourseToGy25Input,
    @Context() context: RequestContext,
  ): Promise<CatalogueCourse> {
    return this.writes.copyToGy25(signedIn(context), input);
  }

  @Mutation()
  importCourses(
    @Args('input') input: ImportCoursesInput,
    @Context() context: RequestContext,
  ): Promise<CourseImportResult> {
    return this.imports.run(signedIn(context), input);
  }
}
