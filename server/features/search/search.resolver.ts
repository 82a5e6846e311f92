import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor } from '../../platform/graphql/call.decorators.js';
import type { QuerySearchArgs } from '../../platform/graphql/generated.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { SearchService } from './search.service.js';

/** The global search for people, courses and days. */
@Resolver()
export class SearchResolver implements RootResolvers<'search'> {
  constructor(private readonly service: SearchService) {}

  @Query()
  search(@Args() { type, q, date }: QuerySearchArgs, @CurrentActor() actor: Actor) {
    return this.service.search(actor, type ?? 'ALLA', q, date);
  }
}
