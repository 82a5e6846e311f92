import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../graphql/call.decorators.js';
import type { MutationCancelJobArgs, QueryJobArgs } from '../graphql/generated.js';
import type { Call } from '../graphql/request-context.js';
import type { RootResolvers } from '../graphql/root-resolvers.js';
import { JobsService } from './jobs.service.js';

/** Work that outlives its request: the queue's runner, long work with progress, housekeeping. */
@Resolver()
export class JobsResolver implements RootResolvers<'job' | 'jobs' | 'cancelJob'> {
  constructor(private readonly service: JobsService) {}

  @Query()
  job(@Args() { id }: QueryJobArgs, @CurrentCall() call: Call) {
    return this.service.find(call, id);
  }

  @Query()
  jobs() {
    return this.service.latest();
  }

  @Mutation()
  cancelJob(@Args() { input }: MutationCancelJobArgs, @CurrentCall() call: Call) {
    return this.service.cancel(call, input.id);
  }
}
