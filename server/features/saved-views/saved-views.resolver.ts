import { signedIn } from '../../platform/graphql/request-context.js';
import { rootFields } from '../../platform/graphql/root-field.js';
import { SavedViewsService } from './saved-views.service.js';

/** Views of lists under names, own and shared (pages, section 20). */
export const savedViewsFields = rootFields([SavedViewsService], (service) => ({
  savedViews: ({ list }, context) => service.list(signedIn(context), list),
  createSavedView: ({ input }, context) => service.create(signedIn(context), input),
  updateSavedView: ({ input }, context) => service.update(signedIn(context), input),
  deleteSavedView: ({ input }, context) => service.delete(signedIn(context), input.id),
  restoreSavedView: ({ input }, context) => service.restore(signedIn(context), input.id),
  chooseDefaultView: ({ input }, context) => service.chooseDefault(signedIn(context), input),
}));
