import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationItemFragment } from '../../graphql/board';
import { formatDateTime } from '../../lib/dates';
import { buttons } from '../../lib/fixed-texts';
import { useSession } from '../../lib/session/session-store';
import { causeOf, studentLinkOf } from './notification-link';

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
  const link = studentLinkOf(item.meta);
  const cause = causeOf(item, useSession().role);
  return (
    <li className="notice">
      <div className="notice-text">
        <p id={messageId}>{item.message}</p>
        <p className="meta">
          <time dateTime={item.createdAt}>{formatDateTime(item.createdAt)}</time>
          {cause && 'gone' in cause && <span>{cause.gone}</span>}
          {cause && 'to' in cause && (
            <Link to={cause.to} onClick={onFollow} aria-describedby={messageId}>
              {cause.see}
            </Link>
          )}
          {link && (
            <Link to={link} onClick={onFollow} aria-describedby={messageId}>
              {buttons.seeStudent}
            </Link>
          )}
        </p>
      </div>
      {action(messageId)}
    </li>
  );
}
