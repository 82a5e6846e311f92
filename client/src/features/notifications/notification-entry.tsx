import { useId, type ReactNode } from 'react';
import type { NotificationItemFragment } from './notifications.generated';
import { formatDateTime } from '../../lib/dates';
import { NoticeLinks } from './notice-links';
import { WholeDates } from '../../ui/text/whole-dates';
import { Row } from '../../ui/layout';

interface NotificationEntryProps {
  item: NotificationItemFragment;
  /** Called when the link is followed. */
  onFollow: () => void;
  /** The button of the entry; it is described by the message. */
  action: (describedBy: string) => ReactNode;
}

/** A notification: its message, when, its cause, 'Se elev' where it is about one, and what can be done with it. */
export function NotificationEntry({ item, onFollow, action }: NotificationEntryProps) {
  const messageId = useId();
  return (
    <Row as="li" align="flex-start" nowrap className="notice">
      <div className="notice-text fills breaks">
        <p id={messageId}>
          <WholeDates text={item.message} />
        </p>
        <p className="meta">
          <time dateTime={item.createdAt}>{formatDateTime(item.createdAt)}</time>
          <NoticeLinks item={item} describedBy={messageId} onFollow={onFollow} />
        </p>
      </div>
      {action(messageId)}
    </Row>
  );
}
