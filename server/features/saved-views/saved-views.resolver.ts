import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentCall } from '../../platform/graphql/call.decorators.js';
import type {
  MutationChooseDefaultViewArgs,
  MutationCreateSavedViewArgs,
  MutationDeleteSavedViewArgs,
  MutationRestoreSavedViewArgs,
  MutationUpdateSavedViewArgs,
  QuerySavedViewsArgs,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { RootResolvers } from '../../platform/graphql/root-resolvers.js';
import { SavedViewsService } from './saved-views.service.js';

/** Own and shared saved views of lists (pages, section 20). */
@Resolver()
export class SavedViewsResolver implements RootResolvers<
  | 'savedViews'
  | 'createSavedView'
  | 'updateSavedView'
  | 'deleteSavedView'
  | 'restoreSavedView'
  | 'chooseDefaultView'
> {
  constructor(private readonly service: SavedViewsService) {}

  @Query()
  savedViews(@Args() { list }: QuerySavedViewsArgs, @CurrentCall() call: Call) {
    return this.service.list(call, list);
  }

  @Mutation()
  createSavedView(@Args() { input }: MutationCreateSavedViewArgs, @CurrentCall() call: Call) {
    return this.service.create(call, input);
  }

  @Mutation()
  updateSavedView(@Args() { input }: MutationUpdateSavedViewArgs, @CurrentCall() call: Call) {
    return this.service.update(call, input);
  }

  @Mutation()
  deleteSavedView(@Args() { input }: MutationDeleteSavedViewArgs, @CurrentCall() call: Call) {
    return this.service.delete(call, input.id);
  }

  @Mutation()
  restoreSavedView(@Args() { input }: MutationRestoreSavedViewArgs, @CurrentCall() call: Call) {
    return this.service.restore(call, input.id);
  }

  @Mutation()
  chooseDefaultView(@Args() { input }: MutationChooseDefaultViewArgs, @CurrentCall() call: Call) {
    return this.service.chooseDefault(call, input);
  }
}
