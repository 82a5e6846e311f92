import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { FollowUpsService } from './follow-ups.service.js';

/** Dated notes about students, to oneself or to a colleague (pages, section 18). */
export const followUpsFields = rootFields([FollowUpsService], (service) => ({
  followUps: (_args, context) => service.list(signedIn(context)),
  addFollowUp: ({ input }, context) => service.add(signedIn(context), input),
  updateFollowUp: ({ input }, context) => service.update(signedIn(context), input),
  completeFollowUp: ({ input }, context) => service.complete(signedIn(context), input),
}));
