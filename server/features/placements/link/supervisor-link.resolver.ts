import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationAssessPlacementByLinkArgs,
  MutationConfirmWeekByLinkArgs,
  MutationCreateSupervisorLinkArgs,
  MutationReportAbsenceByLinkArgs,
  MutationRevokeSupervisorLinkArgs,
  MutationSignAgreementByLinkArgs,
  QuerySupervisorViewArgs,
} from '../../../platform/graphql/generated.js';
import { signedIn, type Call, type RequestContext } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { SupervisorActions } from './supervisor-actions.service.js';
import { SupervisorLinks } from './supervisor-link.service.js';

/** Links of supervisors, and what they do by them. */
@Resolver()
export class SupervisorLinkResolver implements RootResolvers<
  | 'assessPlacementByLink'
  | 'confirmWeekByLink'
  | 'reportAbsenceByLink'
  | 'supervisorView'
  | 'createSupervisorLink'
  | 'revokeSupervisorLink'
  | 'signAgreementByLink'
> {
  constructor(
    private readonly links: SupervisorLinks,
    private readonly actions: SupervisorActions,
  ) {}

  @Query()
  supervisorView(@Args() { token }: QuerySupervisorViewArgs) {
    return this.actions.find(token);
  }

  @Mutation()
  createSupervisorLink(
    @Args() { input }: MutationCreateSupervisorLinkArgs,
    @Context() context: RequestContext,
  ) {
    return this.links.create(signedIn(context), context.origin, input);
  }

  @Mutation()
  revokeSupervisorLink(@Args() { input }: MutationRevokeSupervisorLinkArgs, @CurrentCall() call: Call) {
    return this.links.revoke(call, input);
  }

  @Mutation()
  signAgreementByLink(
    @Args() { input }: MutationSignAgreementByLinkArgs,
    @Context() context: RequestContext,
  ) {
    return this.actions.sign(context, input);
  }

  @Mutation()
  confirmWeekByLink(@Args() { input }: MutationConfirmWeekByLinkArgs, @Context() context: RequestContext) {
    return this.actions.confirmWeek(context, input);
  }

  @Mutation()
  assessPlacementByLink(
    @Args() { input }: MutationAssessPlacementByLinkArgs,
    @Context() context: RequestContext,
  ) {
    return this.actions.assess(context, input);
  }

  @Mutation()
  reportAbsenceByLink(
    @Args() { input }: MutationReportAbsenceByLinkArgs,
    @Context() context: RequestContext,
  ) {
    return this.actions.reportAbsence(context, input);
  }
}
