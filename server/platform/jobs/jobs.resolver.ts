import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../graphql/generated.js';
import { signedIn, type RequestContext } from '../graphql/request-context.js';
import { Mutation, Query } from '../graphql/root-field.js';
import { JobsService } from './jobs.service.js';

@Resolver()
export class JobsResolver {
  constructor(private readonly service: JobsService) {}

  @Query()
  job({ id }: QueryArgs['job'], context: RequestContext) {
    return this.service.find(signedIn(context), id);
  }

  @Mutation()
  cancelJob({ input }: MutationArgs['cancelJob'], context: RequestContext) {
    return this.service.cancel(signedIn(context), input.id);
  }
}
