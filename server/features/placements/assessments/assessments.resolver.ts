import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationAssessPlacementArgs,
  MutationSeeAssessmentArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { Assessments } from './assessments.service.js';

/** Supervisors' assessments of placements. */
@Resolver()
export class AssessmentsResolver implements RootResolvers<'assessPlacement' | 'seeAssessment'> {
  constructor(private readonly service: Assessments) {}

  @Mutation()
  assessPlacement(@Args() { input }: MutationAssessPlacementArgs, @CurrentCall() call: Call) {
    return this.service.assess(call, input);
  }

  @Mutation()
  seeAssessment(@Args() { input }: MutationSeeAssessmentArgs, @CurrentCall() call: Call) {
    return this.service.see(call, input);
  }
}
