import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationAddSupervisorArgs,
  MutationCreateWorkplaceArgs,
  MutationDeleteWorkplaceArgs,
  MutationRemoveSupervisorArgs,
  MutationSetWorkplaceStateArgs,
  MutationUpdateSupervisorArgs,
  MutationUpdateWorkplaceArgs,
  QueryFreePlacesArgs,
  QueryWorkplaceArgs,
  QueryWorkplacesArgs,
} from '../../platform/graphql/generated.js';
import type { Call, RequestContext } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { FreePlaceList } from './free/free-places.queries.js';
import { WorkplaceList } from './workplaces.queries.js';
import { WorkplacesService } from './workplaces.service.js';

/** Workplaces and their supervisors. */
@Resolver()
export class WorkplacesResolver implements RootResolvers<
  | 'workplaces'
  | 'workplace'
  | 'freePlaces'
  | 'createWorkplace'
  | 'updateWorkplace'
  | 'setWorkplaceState'
  | 'deleteWorkplace'
  | 'addSupervisor'
  | 'updateSupervisor'
  | 'removeSupervisor'
> {
  constructor(
    private readonly service: WorkplacesService,
    private readonly list: WorkplaceList,
    private readonly free: FreePlaceList,
  ) {}

  @Query()
  workplaces(@Args() { input }: QueryWorkplacesArgs, @Context() { fixedOperation }: RequestContext) {
    return this.list.page(input ?? {}, fixedOperation);
  }

  @Query()
  workplace(@Args() { id }: QueryWorkplaceArgs) {
    return this.list.one(id);
  }

  @Query()
  freePlaces(@Args() { input }: QueryFreePlacesArgs, @Context() { fixedOperation }: RequestContext) {
    return this.free.page(input ?? {}, fixedOperation);
  }

  @Mutation()
  createWorkplace(@Args() { input }: MutationCreateWorkplaceArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input);
  }

  @Mutation()
  updateWorkplace(@Args() { input }: MutationUpdateWorkplaceArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  setWorkplaceState(@Args() { input }: MutationSetWorkplaceStateArgs, @CurrentCall() call: Call) {
    return this.service.setState(call, input);
  }

  @Mutation()
  deleteWorkplace(@Args() { input }: MutationDeleteWorkplaceArgs, @CurrentCall() call: Call) {
    return this.service.delete(call, input);
  }

  @Mutation()
  addSupervisor(@Args() { input }: MutationAddSupervisorArgs, @CurrentCall() call: Call) {
    return this.service.addSupervisor(call, input);
  }

  @Mutation()
  updateSupervisor(@Args() { input }: MutationUpdateSupervisorArgs, @CurrentCall() call: Call) {
    return this.service.updateSupervisor(call, input);
  }

  @Mutation()
  removeSupervisor(@Args() { input }: MutationRemoveSupervisorArgs, @CurrentCall() call: Call) {
    return this.service.removeSupervisor(call, input);
  }
}
