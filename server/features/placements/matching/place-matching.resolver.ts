import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor } from '../../../platform/graphql/call.decorators.js';
import type { QueryProposePlacesArgs } from '../../../platform/graphql/generated.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { PlaceMatching } from './place-matching.service.js';

/** Free places for students (APL). */
@Resolver()
export class PlaceMatchingResolver implements RootResolvers<'proposePlaces'> {
  constructor(private readonly matching: PlaceMatching) {}

  @Query()
  proposePlaces(@Args() { studentId, ...wish }: QueryProposePlacesArgs, @CurrentActor() actor: Actor) {
    return this.matching.propose(actor, studentId, wish);
  }
}
