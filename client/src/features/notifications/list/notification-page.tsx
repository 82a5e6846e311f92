import './notification-page.css';
import { useEffect, useRef } from 'react';
import { notificationList } from '../../../../../domain/lists/own/notifications';
import { counted } from '../../../../../domain/numbers';
import { mayAccess } from '../../../../../domain/roles';
import { useListAnswer } from '../../../apollo/use-list-answer';
import { useQuery } from '../../../apollo/use-query';
import { NotificationPageDocument } from './notification-page.generated';
import { NotificationsDocument } from '../notifications.generated';
import { emptyTexts } from '../../../lib/fixed-texts';
import { useSession } from '../../../lib/session/session-store';
import { Button, LinkButton } from '../../../ui/button';
import { Loading } from '../../../ui/feedback/skeleton';
import { ListPage } from '../../../ui/list/list-page';
import { focusHeading } from '../../../ui/page-header';
import { useList } from '../../../ui/list/use-list';
import { useDismissNotification } from '../use-dismiss-notification';
import { useDismissNotifications } from '../use-dismiss-notifications';
import { useRestoreNotification } from '../use-restore-notification';
import { notificationColumns } from './notification-columns';
import { NotificationGroups } from './notification-groups';

/** 'Notiser': waiting notifications by kind and row by row, and handled ones. */
export function NotificationPage() {
  const { role } = useSession();
  const list = useList(notificationList);
  const answer = useListAnswer(
    // A query that began before a notification was handled must not replace the one after it.
    useQuery(NotificationPageDocument, { ...list.query, context: { queryDeduplication: false } }),
    (data) => data.notificationPage,
  );
  const { page, readAgain } = answer;
  useFollowBell(readAgain);
  const dismissAll = useDismissNotifications();
  const dismiss = useDismissNotification();
  const [restore] = useRestoreNotification();
  const { kind, resolved } = list.view;
  const columns = notificationColumns({
    isHandled: resolved === true,
    mayRestore: mayAccess(role, 'ADMIN'),
    onDismiss: (id) => void dismiss(id).then(readAgain),
    onRestore: (id) =>
      void restore({ variables: { input: { id } } })
        .then(readAgain)
        // Logged only (specification §8).
        .catch((failed: unknown) => console.error('The notification was not restored.', failed)),
  });
  const groups = resolved ? [] : (page?.groups ?? []);
  const newest = groups[0]?.newestAt;
  // New notifications appear above the filters: both are shown together, so that nothing moves.
  const isRead = page !== undefined || answer.failure !== null;
  return (
    <ListPage
      state={list}
      answer={answer}
      countOf={(total) => counted(total, 'notis', 'notiser')}
      actions={
        isRead && (
          <>
            {newest !== undefined && (
              <Button
                onClick={() => {
                  // The button disappears with its notifications.
                  focusHeading();
                  void dismissAll({ through: newest }).then(readAgain);
                }}
              >
                Markera alla som hanterade
              </Button>
            )}
            <LinkButton to="/profile" variant="quiet">
              Välj vilka notiser du får
            </LinkButton>
          </>
        )
      }
      above={
        groups.length > 0 && (
          <NotificationGroups
            groups={groups}
            open={kind}
            onOpen={(next) => list.change({ kind: next })}
            onDismiss={(group) =>
              void dismissAll({ through: group.newestAt, kind: group.kind }).then(readAgain)
            }
          />
        )
      }
      frame={(framed) => (isRead ? framed : <Loading text="Laddar notiser…" lines={12} />)}
      empty={{ text: emptyTexts.notifications }}
      noHits={resolved ? 'Inga hanterade notiser.' : 'Inga sådana notiser.'}
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}

/** What the bell gets or loses, by itself or by an undo, the page has or has not too. */
function useFollowBell(readAgain: () => void): void {
  const { data } = useQuery(NotificationsDocument, { fetchPolicy: 'cache-only' });
  const now = data?.notifications.map(({ id }) => id).join();
  const known = useRef(now);
  useEffect(() => {
    if (known.current !== undefined && now !== known.current) readAgain();
    known.current = now;
  }, [now, readAgain]);
}
