import { IconX } from '@tabler/icons-react';
import { useState, type RefObject } from 'react';
import { notificationCount } from '../../../../domain/labels/notification';
import { buttons } from '../../lib/fixed-texts';
import { Button, IconButton } from '../../ui/button';
import { Row } from '../../ui/layout';
import { focusBeside } from './focus-beside';
import { NotificationEntry } from './notification-entry';
import { groupsOf, type PanelGroup } from './notification-groups';
import type { NotificationItemFragment } from './notifications.generated';
import { useDismissNotification } from './use-dismiss-notification';
import { useDismissNotifications } from './use-dismiss-notifications';

interface PanelGroupsProps {
  items: readonly NotificationItemFragment[];
  /** Has the focus when nothing else is left. */
  heading: RefObject<HTMLElement | null>;
  onFollow: () => void;
}

/** Notifications of a kind that are shown at first. */
const SHOWN = 5;

/** What waits of each kind, as on the page 'Notiser', with the newest notifications of each. */
export function PanelGroups({ items, ...rest }: PanelGroupsProps) {
  return groupsOf(items).map((group) => <Group key={group.kind} group={group} {...rest} />);
}

function Group({ group, heading, onFollow }: Omit<PanelGroupsProps, 'items'> & { group: PanelGroup }) {
  const { kind, items, newestAt } = group;
  const [isWhole, setIsWhole] = useState(false);
  const dismissAll = useDismissNotifications();
  const phrase = notificationCount(kind, items.length);
  if (items.length === 1) return <Entries label={phrase} {...{ items, heading, onFollow }} />;
  return (
    <section className="notice-group" aria-label={phrase}>
      <Row gap="2" justify="space-between" nowrap>
        <h3>{phrase}</h3>
        <IconButton
          size="sm"
          label={`Markera som hanterade: ${phrase}`}
          icon={IconX}
          onClick={() => {
            heading.current?.focus();
            void dismissAll({ through: newestAt, kind });
          }}
        />
      </Row>
      <Entries label={phrase} items={isWhole ? items : items.slice(0, SHOWN)} {...{ heading, onFollow }} />
      {items.length > SHOWN && !isWhole && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            // The button disappears.
            heading.current?.focus();
            setIsWhole(true);
          }}
        >
          Visa alla {items.length}
          <span className="sr-only">: {phrase}</span>
        </Button>
      )}
    </section>
  );
}

function Entries({ label, items, heading, onFollow }: PanelGroupsProps & { label: string }) {
  const dismiss = useDismissNotification();
  return (
    <ul className="notices" aria-label={label}>
      {items.map((item) => (
        <NotificationEntry
          key={item.id}
          item={item}
          onFollow={onFollow}
          action={(describedBy) => (
            <IconButton
              size="sm"
              data-leaves
              label={buttons.dismissNotification}
              aria-describedby={describedBy}
              icon={IconX}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget, () => heading.current?.focus());
                void dismiss(item.id);
              }}
            />
          )}
        />
      ))}
    </ul>
  );
}
