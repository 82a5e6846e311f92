import { useVerb } from '../../apollo/use-verb';
import { CreateSavedViewDocument, SavedViewsDocument } from './saved-views.generated';

/** Saves a view; the menus know of it once that is done. */
export const useCreateView = () =>
  useVerb(CreateSavedViewDocument, { refetchQueries: [SavedViewsDocument], awaitRefetchQueries: true });
