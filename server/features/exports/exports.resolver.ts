import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../platform/auth/actor.js';
import { CurrentActor, CurrentCall } from '../../platform/graphql/call.decorators.js';
import type { MutationCreateExportArgs, QueryListExportArgs } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { ExportsService } from './exports.service.js';

/** Exports of lists as workbooks or CSV. */
@Resolver()
export class ExportsResolver implements RootResolvers<'listExport' | 'createExport'> {
  constructor(private readonly service: ExportsService) {}

  @Query()
  listExport(@Args() { id }: QueryListExportArgs, @CurrentActor() actor: Actor) {
    return this.service.find(actor, id);
  }

  @Mutation()
  createExport(@Args() { input }: MutationCreateExportArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input);
  }
}
