import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor } from '../../platform/graphql/call.decorators.js';
import type { QueryDetailsArgs } from '../../platform/graphql/generated.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { DetailsService } from './details.service.js';

/** Details of one person: a student, a teacher, other staff, an account. */
@Resolver()
export class DetailsResolver implements RootResolvers<'details'> {
  constructor(private readonly service: DetailsService) {}

  @Query()
  details(@Args() { type, id }: QueryDetailsArgs, @CurrentActor() actor: Actor) {
    return this.service.open(actor, type, id);
  }
}
