import { IconX } from '@tabler/icons-react';
import type { ListedNotificationFragment } from './notification-page.generated';
import { formatDateTime } from '../../../lib/dates';
import { buttons } from '../../../lib/fixed-texts';
import { Button, IconButton } from '../../../ui/button';
import { Row } from '../../../ui/layout';
import { WholeDates } from '../../../ui/text/whole-dates';
import type { TableColumn } from '../../../ui/table';
import { focusBeside } from '../focus-beside';
import { NoticeLinks } from '../notice-links';

interface RowActions {
  /** The list shows handled notifications: a row that was just handled keeps its button until it leaves. */
  isHandled: boolean;
  /** Administrators can restore handled notifications (permissions, M34). */
  mayRestore: boolean;
  onDismiss: (id: string) => void;
  onRestore: (id: string) => void;
}

const messageId = (id: string) => `notis-${id}`;

/** A notification's message, where it leads, when it came, and what can be done with it. */
export function notificationColumns({
  isHandled,
  mayRestore,
  onDismiss,
  onRestore,
}: RowActions): readonly TableColumn<ListedNotificationFragment, never>[] {
  return [
    {
      key: 'message',
      header: 'Notis',
      rowHeader: true,
      cell: ({ id, message }) => (
        <span id={messageId(id)}>
          <WholeDates text={message} />
        </span>
      ),
    },
    {
      key: 'links',
      header: 'Leder till',
      grows: true,
      card: 'fact',
      cell: (item) =>
        (item.subject ?? item.meta) ? (
          <Row as="span" gap="1 4">
            <NoticeLinks item={item} describedBy={messageId(item.id)} />
          </Row>
        ) : (
          '–'
        ),
    },
    {
      key: 'createdAt',
      header: 'När',
      card: 'fact',
      cell: ({ createdAt }) => (
        <time className="tabular" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: 'Åtgärder',
      hideHeader: true,
      card: 'state',
      cell: ({ id }) =>
        !isHandled ? (
          <IconButton
            size="sm"
            label={buttons.dismissNotification}
            data-leaves
            aria-describedby={messageId(id)}
            icon={IconX}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onDismiss(id);
            }}
          />
        ) : (
          mayRestore && (
            <Button
              size="sm"
              data-leaves
              aria-describedby={messageId(id)}
              onClick={({ currentTarget }) => {
                focusBeside(currentTarget);
                onRestore(id);
              }}
            >
              {buttons.resetNotification}
            </Button>
          )
        ),
    },
  ];
}
