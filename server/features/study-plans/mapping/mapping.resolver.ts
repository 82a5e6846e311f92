import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type { MutationSaveMappingArgs, QueryMappingArgs } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { MappingService } from './mapping.service.js';

/** Mappings of students. */
@Resolver()
export class MappingResolver implements RootResolvers<'mapping' | 'saveMapping'> {
  constructor(private readonly service: MappingService) {}

  @Query()
  mapping(@Args() { studentId }: QueryMappingArgs, @CurrentActor() actor: Actor) {
    return this.service.one(actor, studentId);
  }

  @Mutation()
  saveMapping(@Args() { input }: MutationSaveMappingArgs, @CurrentCall() call: Call) {
    return this.service.save(call, input);
  }
}
