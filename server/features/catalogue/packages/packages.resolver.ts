import { signedIn } from '../../../platform/graphql/request-context.js';
import { rootFields } from '../../../platform/graphql/root-field.js';
import { found } from '../found.rules.js';
import { Gy25Update } from './gy25-update.service.js';
import { PackageEnrolment } from './package-enrolment.service.js';
import { PackageList } from './packages.list.js';
import { PackageWrites } from './packages.service.js';

/** Packages of courses. */
export const packagesFields = rootFields(
  [PackageList, PackageWrites, Gy25Update, PackageEnrolment],
  (list, writes, gy25, enrolment) => ({
    coursePackages: ({ input }, { fixedOperation }) => list.page(input ?? {}, fixedOperation),
    coursePackage: ({ id }) => found(list.find(id), 'Kurspaketet finns inte.'),
    gy25Proposal: ({ packageId }) => gy25.propose(packageId),
    packagePlan: ({ input }) => enrolment.plan(input),
    createCoursePackage: ({ input }, context) => writes.create(signedIn(context), input),
    updateCoursePackage: ({ input }, context) => writes.update(signedIn(context), input),
    copyCoursePackage: ({ input }, context) => writes.copy(signedIn(context), input),
    createPackageEdition: ({ input }, context) => writes.newEdition(signedIn(context), input),
    updatePackageToGy25: ({ input }, context) => gy25.apply(signedIn(context), input),
    setPackageArchived: ({ input }, context) => writes.setArchived(signedIn(context), input),
    deleteCoursePackage: ({ input }, context) => writes.delete(signedIn(context), input),
    enrollOnPackage: ({ input }, context) => enrolment.enroll(signedIn(context), input),
  }),
);
