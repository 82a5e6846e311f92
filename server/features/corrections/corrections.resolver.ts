import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { CorrectionsService } from './corrections.service.js';

/** Students' requests to have something put right, and their answers. */
export const correctionsFields = rootFields([CorrectionsService], (service) => ({
  myCorrectionRequests: (_args, context) => service.own(signedIn(context)),
  correctionRequests: ({ studentId }, context) => service.ofStudent(signedIn(context), studentId),
  requestCorrection: ({ input }, context) => service.request(signedIn(context), input),
  answerCorrection: ({ input }, context) => service.answer(signedIn(context), input),
}));
