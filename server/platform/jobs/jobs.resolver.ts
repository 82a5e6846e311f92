import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { CancelJobInput, Job } from '../graphql/generated.js';
import { signedIn, type RequestContext } from '../graphql/request-context.js';
import { JobsService } from './jobs.service.js';

@Resolver()
export class JobsResolver {
  constructor(private readonly service: JobsService) {}

  @Query()
  job(@Args('id') id: string, @Context() context: RequestContext): Promise<Job> {
    return this.service.find(signedIn(context), id);
  }

  @Mutation()
  cancelJob(@Args('input') input: CancelJobInput, @Context() context: RequestContext): Promise<Job> {
    return this.service.cancel(signedIn(context), input.id);
  }
}
