import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  CopyCoursePackageInput,
  CoursePackage,
  CoursePackagePage,
  CoursePackagesInput,
  CreateCoursePackageInput,
  CreatePackageEditionInput,
  DeleteFromCatalogueInput,
  EnrollOnPackageInput,
  EnrollOnPackageResult,
  Gy25Proposal,
  PackagePlan,
  PackagePlanInput,
  SetArchivedInput,
  UpdateCoursePackageInput,
  UpdatePackageToGy25Input,
} from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { found } from '../found.rules.js';
import { Gy25Update } from '../courses/gy25-update.service.js';
import { PackageEnrolment } from './package-enrolment.service.js';
import { PackageList } from './packages.list.js';
import { PackageWrites } from './packages.service.js';

@Resolver()
export class PackagesResolver {
  constructor(
    private readonly list: PackageList,
    private readonly writes: PackageWrites,
    private readonly gy25: Gy25Update,
    private readonly enrolment: PackageEnrolment,
  ) {}

  @Query()
  coursePackages(
    @Args('input') input: CoursePackagesInput | null,
    @Context() { fixedOperation }: RequestContext,
  ): Promise<CoursePackagePage> {
    return this.list.page(input ?? {}, fixedOperation);
  }

  @Query()
  coursePackage(@Args('id') id: string): Promise<CoursePackage> {
    return found(this.list.find(id), 'Kurspaketet finns inte.');
  }

  @Query()
  gy25Proposal(@Args('packageId') packageId: string): Promise<Gy25Proposal> {
    return this.gy25.propose(packageId);
  }

  @Query()
  packagePlan(@Args('input') input: PackagePlanInput): Promise<PackagePlan> {
    return this.enrolment.plan(input);
  }

  @Mutation()
  createCoursePackage(
    @Args('input') input: CreateCoursePackageInput,
    @Context() context: RequestContext,
  ): Promise<CoursePackage> {
    return this.writes.create(signedIn(context), input);
  }

  @Mutation()
  updateCoursePackage(
    @Args('input') input: UpdateCoursePackageInput,
    @Context() context: RequestContext,
  ): Promise<CoursePackage> {
    return this.writes.update(signedIn(context), input);
  }

  @Mutation()
  copyCoursePackage(
    @Args('input') input: CopyCoursePackageInput,
    @Context() context: RequestContext,
  ): Promise<CoursePackage> {
    return this.writes.copy(signedIn(context), input);
  }

  @Mutation()
  createPackageEdition(
    @Args('input') input: CreatePackageEditionInput,
    @Context() context: RequestContext,
  ): Promise<CoursePackage> {
    return this.writes.newEdition(signedIn(context), input);
  }

  @Mutation()
  updatePackageToGy25(
    @Args('input') input: UpdatePackageToGy25Input,
    @Context() context: RequestContext,
  ): Promise<CoursePackage> {
    return this.gy25.apply(signedIn(context), input);
  }

  @Mutation()
  setPackageArchived(
    @Args('input') input: SetArchivedInput,
    @Context() context: RequestContext,
  ): Promise<CoursePackage> {
    return this.writes.setArchived(signedIn(context), input);
  }

  @Mutation()
  deleteCoursePackage(
    @Args('input') input: DeleteFromCatalogueInput,
    @Context() context: RequestContext,
  ): Promise<boolean> {
    return this.writes.delete(signedIn(context), input);
  }

  @Mutation()
  enrollOnPackage(
    @Args('input') input: EnrollOnPackageInput,
    @Context() context: RequestContext,
  ): Promise<EnrollOnPackageResult> {
    return this.enrolment.enroll(signedIn(context), input);
  }
}
