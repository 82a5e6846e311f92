import { useMutation } from '@apollo/client/react';
import {
  DismissNotificationDocument,
  HandledNotificationsDocument,
  NotificationsDocument,
} from './notifications.generated';
import { alerts } from '../../lib/fixed-texts';
import { attempt } from '../../apollo/feedback/notify-failure';

/** 'Ta bort notis': it goes at once, and comes back with a message when the server refuses (specification §8). */
export function useDismissNotification(): (id: string) => Promise<void> {
  const [dismiss] = useMutation(DismissNotificationDocument);
  return async (id) => {
    await attempt(alerts.dismissNotificationFailed, async () => {
      await dismiss({
        variables: { input: { id } },
        optimisticResponse: {
          resolveNotification: { id, resolvedAt: new Date().toISOString() },
        },
        update: (cache) => {
          const gone = cache
            .readQuery({ query: NotificationsDocument })
            ?.notifications.find((one) => one.id === id);
          // In the unfolded 'Hanterade' at once: a slip of the hand must not vanish from both lists.
          cache.updateQuery({ query: HandledNotificationsDocument }, (known) =>
            known && gone ? { notifications: [gone, ...known.notifications] } : undefined,
          );
          cache.updateQuery({ query: NotificationsDocument }, (known) =>
            known ? { notifications: known.notifications.filter((one) => one.id !== id) } : undefined,
          );
        },
      });
    });
  };
}
