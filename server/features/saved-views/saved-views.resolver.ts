import { Resolver } from '@nestjs/graphql';
import type { MutationArgs, QueryArgs } from '../../platform/graphql/generated.js';
import { signedIn, type RequestContext } from '../../platform/graphql/request-context.js';
import { Mutation, Query } from '../../platform/graphql/root-field.js';
import { SavedViewsService } from './saved-views.service.js';

@Resolver()
export class SavedViewsResolver {
  constructor(private readonly service: SavedViewsService) {}

  @Query()
  savedViews({ list }: QueryArgs['savedViews'], context: RequestContext) {
    return this.service.list(signedIn(context), list);
  }

  @Mutation()
  createSavedView({ input }: MutationArgs['createSavedView'], context: RequestContext) {
    return this.service.create(signedIn(context), input);
  }

  @Mutation()
  updateSavedView({ input }: MutationArgs['updateSavedView'], context: RequestContext) {
    return this.service.update(signedIn(context), input);
  }

  @Mutation()
  deleteSavedView({ input }: MutationArgs['deleteSavedView'], context: RequestContext) {
    return this.service.delete(signedIn(context), input.id);
  }

  @Mutation()
  restoreSavedView({ input }: MutationArgs['restoreSavedView'], context: RequestContext) {
    return this.service.restore(signedIn(context), input.id);
  }

  @Mutation()
  chooseDefaultView({ input }: MutationArgs['chooseDefaultView'], context: RequestContext) {
    return this.service.chooseDefault(signedIn(context), input);
  }
}
