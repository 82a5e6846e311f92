import { useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import type { CreateSavedViewInput } from '../../graphql/types.generated';
import { CreateSavedViewDocument, SavedViewsDocument } from './saved-views.generated';

/** Saves a view; the menus know of it once that is done. */
export function useCreateView() {
  const [createView, { client }] = useMutation(CreateSavedViewDocument);
  return async (input: CreateSavedViewInput) => {
    const { data } = await createView({ variables: { input } });
    await refetchQueries(client, [SavedViewsDocument]);
    return data.createSavedView;
  };
}
