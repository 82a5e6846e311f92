import { readFailure } from '../../apollo/failure';
import { useReadAnew, useVerb } from '../../apollo/use-verb';
import type { SavedList } from '../../../../domain/generated';
import { SavedViewsDocument, UpdateSavedViewDocument } from './saved-views.generated';
import type { UpdateSavedViewInput } from '../../graphql/types.generated';

/** Changes, renames or shares a saved view. On a conflict it reads the other user's version. */
export function useUpdateView(list: SavedList) {
  const update = useVerb(UpdateSavedViewDocument, { refetchQueries: [SavedViewsDocument] });
  const readAnew = useReadAnew(SavedViewsDocument);
  return async (input: UpdateSavedViewInput) => {
    try {
      return await update(input);
    } catch (error) {
      // The conflict is reported; a failed refetch of the menu reports itself.
      if (readFailure(error).code === 'CONFLICT') await readAnew({ list }).catch(() => undefined);
      throw error;
    }
  };
}
