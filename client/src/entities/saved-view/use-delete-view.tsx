import { useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import { takeBack } from '../../apollo/take-back';
import {
  DeleteSavedViewDocument,
  RestoreSavedViewDocument,
  SavedViewsDocument,
} from './saved-views.generated';
import { notify } from '../../ui/feedback/toast-store';
import { attempt } from '../../apollo/feedback/notify-failure';

/** Takes a view away, with the way back: `onRestored` once it is there again. */
export function useDeleteView(): (
  view: { id: string; name: string },
  onRestored: () => void,
) => Promise<void> {
  const [deleteView, { client }] = useMutation(DeleteSavedViewDocument);
  const [restoreView] = useMutation(RestoreSavedViewDocument);
  const undo = (id: string, onRestored: () => void) =>
    takeBack('Vyn kunde inte hämtas tillbaka', async () => {
      await restoreView({ variables: { input: { id } } });
      await refetchQueries(client, [SavedViewsDocument]);
      notify.success('Vyn är tillbaka.');
      onRestored();
    });
  return async ({ id, name }, onRestored) => {
    await attempt('Vyn kunde inte tas bort', async () => {
      await deleteView({ variables: { input: { id } } });
      await refetchQueries(client, [SavedViewsDocument]);
      notify.success(`Vyn ${name} är borttagen.`, {
        action: { label: 'Ångra', run: () => void undo(id, onRestored) },
      });
    });
  };
}
