import type { NotificationKind } from '../../../../../domain/generated';
import { notificationCount } from '../../../../../domain/labels/notification';
import type { NotificationPageQuery } from './notification-page.generated';
import { formatDateTime } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { focusBeside } from '../focus-beside';

type Group = NotificationPageQuery['notificationPage']['groups'][number];

interface NotificationGroupsProps {
  groups: readonly Group[];
  /** Whose rows the list shows; null for all. */
  open: NotificationKind | null;
  onOpen: (kind: NotificationKind | null) => void;
  onDismiss: (group: Group) => void;
}

/** '7 nya anmälningar till prövning': what waits of each kind, opened to its rows or marked as handled. */
export function NotificationGroups({ groups, open, onOpen, onDismiss }: NotificationGroupsProps) {
  return (
    <Card title="Att göra">
      <ul className="notice-groups lined">
        {groups.map((group) => {
          const { kind, count, newestAt } = group;
          const phrase = notificationCount(kind, count);
          return (
            <li key={kind}>
              <Button
                variant="quiet"
                aria-pressed={open === kind}
                onClick={() => onOpen(open === kind ? null : kind)}
              >
                {phrase}
              </Button>
              <span className="meta">
                senast <time dateTime={newestAt}>{formatDateTime(newestAt)}</time>
              </span>
              <Button
                size="sm"
                data-leaves
                onClick={({ currentTarget }) => {
                  focusBeside(currentTarget);
                  onDismiss(group);
                }}
              >
                Markera som hanterade<span className="sr-only"> {phrase}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
