import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { onNewsMissed } from '../../apollo/connection';
import { useQuery } from '../../apollo/use-query';
import {
  NotificationAddedDocument,
  NotificationsDocument,
  type NotificationItemFragment,
} from './notifications.generated';
import { afterContent } from '../../lib/routing/content';
import { announce } from '../../ui/feedback/live-region';

const none: readonly NotificationItemFragment[] = [];

/** So long the first reading waits for the live line, which begins to open after the content, so that nothing falls between the two and one reading is enough. */
const lineWaitMs = 1000;

/** The user's new notifications, kept up to date by a subscription (specification §2). */
export function useNotifications() {
  const [isTurn, setIsTurn] = useState(false);
  const { data, error, refetch, client } = useQuery(NotificationsDocument, {
    fetchPolicy: 'cache-and-network',
    skip: !isTurn,
  });
  const reload = useCallback(() => {
    setIsTurn(true);
    if (isTurn) void refetch();
  }, [isTurn, refetch]);
  useEffect(() => {
    if (isTurn) return undefined;
    let isWaiting = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void afterContent().then(() => {
      if (isWaiting) timer = setTimeout(() => setIsTurn(true), lineWaitMs);
    });
    return () => {
      isWaiting = false;
      clearTimeout(timer);
    };
  }, [isTurn]);
  // Notifications from a lost connection are in the list only.
  useEffect(() => onNewsMissed(reload), [reload]);
  useSubscription(NotificationAddedDocument, {
    onData: ({ data: { data: event } }) => {
      if (!event) return;
      const added = event.notificationAdded;
      client.cache.updateQuery({ query: NotificationsDocument }, (known) => {
        const others = known?.notifications.filter(({ id }) => id !== added.id) ?? [];
        // One that was reset comes back to its place: newest first.
        const all = [added, ...others].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
        return { notifications: all };
      });
      announce(`Ny notis: ${added.message}`);
    },
    onError: (failed) => console.error('Notifications do not arrive by themselves.', failed),
  });
  return { items: data?.notifications ?? none, loaded: data !== undefined, error, reload };
}
