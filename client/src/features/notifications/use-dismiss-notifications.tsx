import { useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import type { NotificationKind } from '../../../../domain/generated';
import { newIdempotencyKey } from '../../apollo/action-keys';
import {
  DismissNotificationsDocument,
  HandledNotificationsDocument,
  NotificationsDocument,
} from './notifications.generated';
import { counted } from '../../../../domain/numbers';
import { buttons } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';
import { useRestoreNotifications } from './use-restore-notifications';
import { attempt } from '../../apollo/feedback/notify-failure';

interface Which {
  /** When the newest of those on screen happened. */
  through: string;
  /** Left out: of every kind. */
  kind?: NotificationKind;
}

/** A UUID where the browser itself makes none: on plain http. */
function newBatchId(): string {
  const key = newIdempotencyKey();
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-8${key.slice(17, 20)}-${key.slice(20)}`;
}

/**
 * 'Markera alla som hanterade': the visible notifications leave the list, and 'Ångra' restores them; later ones
 * stay.
 */
export function useDismissNotifications(): (which: Which) => Promise<void> {
  const [dismissNotifications, { client }] = useMutation(DismissNotificationsDocument);
  const restore = useRestoreNotifications();
  return async (which) => {
    const batch = newBatchId();
    await attempt('Kunde inte markera notiserna som hanterade', async () => {
      const { data } = await dismissNotifications({ variables: { input: { ...which, batch } } });
      await refetchQueries(client, [NotificationsDocument, HandledNotificationsDocument]);
      notify.success(`${counted(data.resolveNotifications, 'notis är hanterad', 'notiser är hanterade')}.`, {
        action: { label: buttons.undo, run: () => void restore(batch) },
      });
    });
  };
}
