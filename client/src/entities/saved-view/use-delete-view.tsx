import { takeBack } from '../../apollo/take-back';
import { useVerb } from '../../apollo/use-verb';
import {
  DeleteSavedViewDocument,
  RestoreSavedViewDocument,
  SavedViewsDocument,
} from './saved-views.generated';
import { notify } from '../../ui/feedback/toast-store';
import { attempt } from '../../apollo/feedback/notify-failure';

const readMenus = { refetchQueries: [SavedViewsDocument], awaitRefetchQueries: true };

/** Takes a view away, with the way back: `onRestored` once it is there again. */
export function useDeleteView(): (
  view: { id: string; name: string },
  onRestored: () => void,
) => Promise<void> {
  const remove = useVerb(DeleteSavedViewDocument, readMenus);
  const restore = useVerb(RestoreSavedViewDocument, readMenus);
  const undo = (id: string, onRestored: () => void) =>
    takeBack('Vyn kunde inte hämtas tillbaka', async () => {
      await restore({ id });
      notify.success('Vyn är tillbaka.');
      onRestored();
    });
  return async ({ id, name }, onRestored) => {
    await attempt('Vyn kunde inte tas bort', async () => {
      await remove({ id });
      notify.success(`Vyn ${name} är borttagen.`, {
        action: { label: 'Ångra', run: () => void undo(id, onRestored) },
      });
    });
  };
}
