import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { DetailsType } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { DetailsService, type DetailsCard } from './details.service.js';

@Resolver()
export class DetailsResolver {
  constructor(private readonly service: DetailsService) {}

  @Query()
  details(
    @Args('type') type: DetailsType,
    @Args('id') id: string,
    @Context() context: RequestContext,
  ): Promise<DetailsCard> {
    return this.service.open(signedIn(context).actor, type, id);
  }
}
