import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationCopyCoursePackageArgs,
  MutationCopyCoursePackagesArgs,
  MutationCreateCoursePackageArgs,
  MutationCreatePackageEditionArgs,
  MutationDeleteCoursePackageArgs,
  MutationDeleteCoursePackagesArgs,
  MutationEnrollOnPackageArgs,
  MutationSetPackageArchivedArgs,
  MutationSetPackagesArchivedArgs,
  MutationUpdateCoursePackageArgs,
  MutationUpdatePackageToGy25Args,
  QueryCoursePackageArgs,
  QueryCoursePackagesArgs,
  QueryGy25ProposalArgs,
  QueryPackagePlanArgs,
  QueryPreviewEnrollOnPackageArgs,
} from '../../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { found } from '../found.rules.js';
import { Gy25Update } from './gy25-update.service.js';
import { PackageEnrolment } from './package-enrolment.service.js';
import { PackageSets } from './package-sets.service.js';
import { PackageList } from './packages.queries.js';
import { PackageWrites } from './packages.service.js';

/** Course packages and enrolment on them. */
@Resolver()
export class PackagesResolver implements RootResolvers<
  | 'coursePackages'
  | 'coursePackage'
  | 'gy25Proposal'
  | 'packagePlan'
  | 'previewEnrollOnPackage'
  | 'createCoursePackage'
  | 'updateCoursePackage'
  | 'copyCoursePackage'
  | 'createPackageEdition'
  | 'updatePackageToGy25'
  | 'setPackageArchived'
  | 'deleteCoursePackage'
  | 'setPackagesArchived'
  | 'copyCoursePackages'
  | 'deleteCoursePackages'
  | 'enrollOnPackage'
> {
  constructor(
    private readonly list: PackageList,
    private readonly writes: PackageWrites,
    private readonly sets: PackageSets,
    private readonly gy25: Gy25Update,
    private readonly enrolment: PackageEnrolment,
  ) {}

  @Query()
  coursePackages(@Args() { input }: QueryCoursePackagesArgs, @Context() { fixedOperation }: RequestContext) {
    return this.list.page(input ?? {}, fixedOperation);
  }

  @Query()
  coursePackage(@Args() { id }: QueryCoursePackageArgs) {
    return found(this.list.find(id), 'Kurspaketet finns inte.');
  }

  @Query()
  gy25Proposal(@Args() { packageId }: QueryGy25ProposalArgs) {
    return this.gy25.propose(packageId);
  }

  @Query()
  packagePlan(@Args() { input }: QueryPackagePlanArgs) {
    return this.enrolment.plan(input);
  }

  @Query()
  previewEnrollOnPackage(@Args() { input }: QueryPreviewEnrollOnPackageArgs, @CurrentCall() call: Call) {
    return this.enrolment.preview(call, input);
  }

  @Mutation()
  createCoursePackage(@Args() { input }: MutationCreateCoursePackageArgs, @CurrentCall() call: Call) {
    return this.writes.create(call, input);
  }

  @Mutation()
  updateCoursePackage(@Args() { input }: MutationUpdateCoursePackageArgs, @CurrentCall() call: Call) {
    return this.writes.update(call, input);
  }

  @Mutation()
  copyCoursePackage(@Args() { input }: MutationCopyCoursePackageArgs, @CurrentCall() call: Call) {
    return this.writes.copy(call, input);
  }

  @Mutation()
  createPackageEdition(@Args() { input }: MutationCreatePackageEditionArgs, @CurrentCall() call: Call) {
    return this.writes.newEdition(call, input);
  }

  @Mutation()
  updatePackageToGy25(@Args() { input }: MutationUpdatePackageToGy25Args, @CurrentCall() call: Call) {
    return this.gy25.apply(call, input);
  }

  @Mutation()
  setPackageArchived(@Args() { input }: MutationSetPackageArchivedArgs, @CurrentCall() call: Call) {
    return this.writes.setArchived(call, input);
  }

  @Mutation()
  deleteCoursePackage(@Args() { input }: MutationDeleteCoursePackageArgs, @CurrentCall() call: Call) {
    return this.writes.delete(call, input);
  }

  @Mutation()
  setPackagesArchived(@Args() { input }: MutationSetPackagesArchivedArgs, @CurrentCall() call: Call) {
    return this.sets.setArchived(call, input);
  }

  @Mutation()
  copyCoursePackages(@Args() { input }: MutationCopyCoursePackagesArgs, @CurrentCall() call: Call) {
    return this.sets.copy(call, input);
  }

  @Mutation()
  deleteCoursePackages(@Args() { input }: MutationDeleteCoursePackagesArgs, @CurrentCall() call: Call) {
    return this.sets.delete(call, input);
  }

  @Mutation()
  enrollOnPackage(@Args() { input }: MutationEnrollOnPackageArgs, @CurrentCall() call: Call) {
    return this.enrolment.enroll(call, input);
  }
}
