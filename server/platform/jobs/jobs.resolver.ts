import { signedIn } from '../graphql/request-context.js';
import { rootFields } from '../graphql/root-field.js';
import { JobsService } from './jobs.service.js';

/** Work that outlives its request: the queue's runner, long work with progress, housekeeping. */
export const jobsFields = rootFields([JobsService], (service) => ({
  job: ({ id }, context) => service.find(signedIn(context), id),
  cancelJob: ({ input }, context) => service.cancel(signedIn(context), input.id),
}));
