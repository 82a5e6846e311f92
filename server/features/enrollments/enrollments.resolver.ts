import { signedIn } from '../../platform/graphql/request-context.js';
import { presumable, rootFields } from '../../platform/graphql/root-field.js';
import { selectedFields } from '../../platform/graphql/selection.js';
import { CsnReports } from './csn/csn-reports.service.js';
import { EnrollMany } from './bulk/enroll-many.service.js';
import { EnrollmentBatches } from './undo/enrollment-batches.sql.js';
import { EnrollmentChanges } from './bulk/enrollment-changes.service.js';
import { EnrollmentList } from './list/enrollments.list.js';
import { EnrollmentsService } from './enrollments.service.js';

/** Who studies what, since when, and how it ended. */
export const enrollmentsFields = rootFields(
  [EnrollmentList, EnrollmentsService, EnrollmentChanges, EnrollMany, EnrollmentBatches, CsnReports],
  (list, service, changes, many, batches, csn) => ({
    enrollments: presumable(({ input }, context, info) => {
      const asked = { page: selectedFields(info), nodes: selectedFields(info, ['nodes']) };
      return list.page(signedIn(context).actor, input ?? {}, asked, context);
    }),
    enrollment: ({ id }, context, info) => list.open(signedIn(context).actor, id, selectedFields(info)),
    enrollmentSummary: () => list.summary(),
    previewEnrollmentChange: ({ input }, context) => changes.preview(signedIn(context), input),
    previewEnrollMany: ({ input }, context) => many.preview(signedIn(context), input),
    enrollmentBatches: (_args, context) => batches.latest(signedIn(context)),
    findStudents: ({ input }, context) => service.find(signedIn(context), input),
    csnReports: (_args, context) => csn.latest(signedIn(context)),
    csnPreview: ({ input }, context) => csn.preview(signedIn(context), input),
    csnReport: ({ id }, context) => csn.open(signedIn(context).actor, id),
    enrollStudent: ({ input }, context) => service.enroll(signedIn(context), input),
    updateEnrollment: ({ input }, context) => service.update(signedIn(context), input),
    removeEnrollment: ({ input }, context) => service.remove(signedIn(context), input),
    changeEnrollments: ({ input }, context) => changes.queue(signedIn(context), input),
    enrollMany: ({ input }, context) => many.queue(signedIn(context), input),
    undoEnrollmentBatch: ({ input }, context) => batches.undo(signedIn(context), input),
    reportToCsn: ({ input }, context) => csn.report(signedIn(context), input),
    withdrawCsnReport: ({ input }, context) => csn.withdraw(signedIn(context), input),
  }),
);
