import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../../platform/graphql/call.decorators.js';
import type {
  MutationAddWorkplaceAgreementArgs,
  MutationAttachWorkplaceAgreementArgs,
  MutationRemoveWorkplaceAgreementArgs,
  MutationUpdateWorkplaceAgreementArgs,
  QueryWorkplaceAgreementFileArgs,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../../platform/graphql/root-resolvers.js';
import { WorkplaceAgreementFiles } from './workplace-agreements.queries.js';
import { WorkplaceAgreementsService } from './workplace-agreements.service.js';

/** Framework agreements with workplaces. */
@Resolver()
export class WorkplaceAgreementsResolver implements RootResolvers<
  | 'workplaceAgreementFile'
  | 'addWorkplaceAgreement'
  | 'updateWorkplaceAgreement'
  | 'attachWorkplaceAgreement'
  | 'removeWorkplaceAgreement'
> {
  constructor(
    private readonly service: WorkplaceAgreementsService,
    private readonly files: WorkplaceAgreementFiles,
  ) {}

  @Query()
  workplaceAgreementFile(@Args() { id }: QueryWorkplaceAgreementFileArgs) {
    return this.files.of(id);
  }

  @Mutation()
  addWorkplaceAgreement(@Args() { input }: MutationAddWorkplaceAgreementArgs, @CurrentCall() call: Call) {
    return this.service.add(call, input);
  }

  @Mutation()
  updateWorkplaceAgreement(
    @Args() { input }: MutationUpdateWorkplaceAgreementArgs,
    @CurrentCall() call: Call,
  ) {
    return this.service.update(call, input);
  }

  @Mutation()
  attachWorkplaceAgreement(
    @Args() { input }: MutationAttachWorkplaceAgreementArgs,
    @CurrentCall() call: Call,
  ) {
    return this.service.attach(call, input);
  }

  @Mutation()
  removeWorkplaceAgreement(
    @Args() { input }: MutationRemoveWorkplaceAgreementArgs,
    @CurrentCall() call: Call,
  ) {
    return this.service.remove(call, input);
  }
}
