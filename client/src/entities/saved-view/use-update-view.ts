import { useApolloClient, useMutation } from '@apollo/client/react';
import { readFailure } from '../../apollo/failure';
import type { SavedList } from '../../../../domain/generated';
import { SavedViewsDocument, UpdateSavedViewDocument } from './saved-views.generated';
import type { UpdateSavedViewInput } from '../../graphql/types.generated';

/** Changes, renames or shares a saved view. On a conflict it reads the other user's version. */
export function useUpdateView(list: SavedList) {
  const [update] = useMutation(UpdateSavedViewDocument, { refetchQueries: [SavedViewsDocument] });
  const client = useApolloClient();
  return async (input: UpdateSavedViewInput) => {
    try {
      const { data } = await update({ variables: { input } });
      return data.updateSavedView;
    } catch (error) {
      // The conflict is reported; a failed refetch of the menu reports itself.
      if (readFailure(error).code === 'CONFLICT')
        await client
          .query({ query: SavedViewsDocument, variables: { list }, fetchPolicy: 'network-only' })
          .catch(() => undefined);
      throw error;
    }
  };
}
