import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type { MutationReportIncidentArgs } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { IncidentsService } from './incidents.service.js';

/** Incidents of placements. */
@Resolver()
export class IncidentsResolver implements RootResolvers<'reportIncident'> {
  constructor(private readonly service: IncidentsService) {}

  @Mutation()
  reportIncident(@Args() { input }: MutationReportIncidentArgs, @CurrentCall() call: Call) {
    return this.service.report(call, input);
  }
}
