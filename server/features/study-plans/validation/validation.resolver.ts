import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationDecideValidationArgs,
  QueryValidationsArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { ValidationService } from './validation.service.js';

/** Validations of students. */
@Resolver()
export class ValidationResolver implements RootResolvers<'validations' | 'decideValidation'> {
  constructor(private readonly service: ValidationService) {}

  @Query()
  validations(@Args() { studentId }: QueryValidationsArgs, @CurrentActor() actor: Actor) {
    return this.service.all(actor, studentId);
  }

  @Mutation()
  decideValidation(@Args() { input }: MutationDecideValidationArgs, @CurrentCall() call: Call) {
    return this.service.decide(call, input);
  }
}
