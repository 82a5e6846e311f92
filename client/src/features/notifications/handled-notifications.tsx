import { useRef } from 'react';
import { readFailure } from '../../apollo/failure';
import { useQuery } from '../../apollo/use-query';
import { HandledNotificationsDocument } from './notifications.generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { announce } from '../../ui/feedback/live-region';
import { NotificationEntry } from './notification-entry';
import { useRestoreNotification } from './use-restore-notification';

interface HandledNotificationsProps {
  onFollow: () => void;
  onRestored: () => void;
}

/** What administrators took off the list, with 'Återställ', which brings it back for everyone (contract §7). */
export function HandledNotifications({ onFollow, onRestored }: HandledNotificationsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(HandledNotificationsDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [restore] = useRestoreNotification();
  const onRestore = async (id: string) => {
    try {
      await restore({ variables: { input: { id } } });
      await refetch();
    } catch (failed) {
      // Logged only (specification §8).
      console.error('The notification was not restored.', failed);
      return;
    }
    announce('Notisen är återställd.');
    onRestored();
    // The button that was pressed is gone with its entry.
    list.current?.focus();
  };
  const items = data?.notifications;
  return (
    <div ref={list} tabIndex={-1}>
      {error && <p className="meta">Kunde inte hämta de hanterade notiserna. {readFailure(error).message}</p>}
      {items?.length === 0 && <p className="meta">Inga hanterade notiser</p>}
      {items && items.length > 0 && (
        <ul className="notices">
          {items.map((item) => (
            <NotificationEntry
              key={item.id}
              item={item}
              onFollow={onFollow}
              action={(describedBy) => (
                <Button size="sm" aria-describedby={describedBy} onClick={() => void onRestore(item.id)}>
                  {buttons.resetNotification}
                </Button>
              )}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
