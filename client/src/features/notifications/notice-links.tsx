import { Link } from 'react-router-dom';
import type { NotificationItemFragment } from './notifications.generated';
import { buttons } from '../../lib/fixed-texts';
import { useSession } from '../../lib/session/session-store';
import { causeOf, studentLinkOf } from './notification-link';

interface NoticeLinksProps {
  item: Pick<NotificationItemFragment, 'subject' | 'meta'>;
  /** The id of the message. */
  describedBy: string;
  /** Called when a link is followed. */
  onFollow?: () => void;
}

/** Where a notification leads: its cause, or that it is gone, and 'Se elev' where it is about one. */
export function NoticeLinks({ item, describedBy, onFollow }: NoticeLinksProps) {
  const student = studentLinkOf(item.meta);
  const cause = causeOf(item, useSession().role);
  return (
    <>
      {cause && 'gone' in cause && <span>{cause.gone}</span>}
      {cause && 'to' in cause && (
        <Link to={cause.to} onClick={onFollow} aria-describedby={describedBy}>
          {cause.see}
        </Link>
      )}
      {student && (
        <Link to={student} onClick={onFollow} aria-describedby={describedBy}>
          {buttons.seeStudent}
        </Link>
      )}
    </>
  );
}
