import { readFailure } from '../../apollo/failure';
import { useReadAnew, useVerb } from '../../apollo/use-verb';
import type { SavedList } from '../../../../domain/generated';
import { SavedViewsDocument, UpdateSavedViewDocument } from './saved-views.generated';
import type { UpdateSavedViewInput } from '../../graphql/types.generated';

/** Changes, renames or shares a view of a list. Where someone else did so first, what they made of it is read. */
export function useUpdateView(list: SavedList) {
  const update = useVerb(UpdateSavedViewDocument, { refetchQueries: [SavedViewsDocument] });
  const readAnew = useReadAnew(SavedViewsDocument);
  return async (input: UpdateSavedViewInput) => {
    try {
      return await update(input);
    } catch (error) {
      // The conflict is what is told; a menu that could not be read anew tells so by itself.
      if (readFailure(error).code === 'CONFLICT') await readAnew({ list }).catch(() => undefined);
      throw error;
    }
  };
}
