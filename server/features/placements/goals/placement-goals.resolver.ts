import { Args, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor } from '../../../platform/graphql/call.decorators.js';
import type { QueryPlacementCoursesArgs } from '../../../platform/graphql/generated.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { PlacementGoalChoices } from './placement-goals.queries.js';

/** Courses and goals to choose for placements. */
@Resolver()
export class PlacementGoalsResolver implements RootResolvers<'placementCourses'> {
  constructor(private readonly choices: PlacementGoalChoices) {}

  @Query()
  placementCourses(@Args() { studentId }: QueryPlacementCoursesArgs, @CurrentActor() actor: Actor) {
    return this.choices.ofStudent(actor, studentId);
  }
}
