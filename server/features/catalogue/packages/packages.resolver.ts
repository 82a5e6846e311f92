import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../../platform/graphql/root-field.js';
import { found } from '../found.rules.js';
import { Gy25Update } from './gy25-update.service.js';
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
  coursePackages({ input }: QueryArgs['coursePackages'], { fixedOperation }: RequestContext) {
    return this.list.page(input ?? {}, fixedOperation);
  }

  @Query()
  coursePackage({ id }: QueryArgs['coursePackage']) {
    return found(this.list.find(id), 'Kurspaketet finns inte.');
  }

  @Query()
  gy25Proposal({ packageId }: QueryArgs['gy25Proposal']) {
    return this.gy25.propose(packageId);
  }

  @Query()
  packagePlan({ input }: QueryArgs['packagePlan']) {
    return this.enrolment.plan(input);
  }

  @Mutation()
  createCoursePackage({ input }: MutationArgs['createCoursePackage'], context: RequestContext) {
    return this.writes.create(signedIn(context), input);
  }

  @Mutation()
  updateCoursePackage({ input }: MutationArgs['updateCoursePackage'], context: RequestContext) {
    return this.writes.update(signedIn(context), input);
  }

  @Mutation()
  copyCoursePackage({ input }: MutationArgs['copyCoursePackage'], context: RequestContext) {
    return this.writes.copy(signedIn(context), input);
  }

  @Mutation()
  createPackageEdition({ input }: MutationArgs['createPackageEdition'], context: RequestContext) {
    return this.writes.newEdition(signedIn(context), input);
  }

  @Mutation()
  updatePackageToGy25({ input }: MutationArgs['updatePackageToGy25'], context: RequestContext) {
    return this.gy25.apply(signedIn(context), input);
  }

  @Mutation()
  setPackageArchived({ input }: MutationArgs['setPackageArchived'], context: RequestContext) {
    return this.writes.setArchived(signedIn(context), input);
  }

  @Mutation()
  deleteCoursePackage({ input }: MutationArgs['deleteCoursePackage'], context: RequestContext) {
    return this.writes.delete(signedIn(context), input);
  }

  @Mutation()
  enrollOnPackage({ input }: MutationArgs['enrollOnPackage'], context: RequestContext) {
    return this.enrolment.enroll(signedIn(context), input);
  }
}
