import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { NotificationItemFragment } from './notifications.generated';
import { emptyTexts, headings } from '../../lib/fixed-texts';
import { mayAccess } from '../../../../domain/roles';
import { useSession } from '../../lib/session/session-store';
import { Button } from '../../ui/button';
import { HandledNotifications } from './handled-notifications';
import { PanelGroups } from './panel-groups';
import { useDismissNotifications } from './use-dismiss-notifications';
import { Row } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';

interface NotificationPanelProps {
  items: readonly NotificationItemFragment[];
  loaded: boolean;
  error: unknown;
  reload: () => void;
  close: () => void;
}

/** What the bell opens (specification §2; contract §7). */
export function NotificationPanel({ items, loaded, error, reload, close }: NotificationPanelProps) {
  const dismissAll = useDismissNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  const onDismissAll = () => {
    close();
    void dismissAll({ through: items[0]!.createdAt });
  };
  return (
    <div className="notice-panel">
      <PanelHead {...{ heading, reload, close }} />
      <LoadFailed error={error} refetch={reload} text="Kunde inte hämta notiserna." />
      {items.length > 1 && (
        <Button size="sm" variant="quiet" onClick={onDismissAll}>
          Markera alla som hanterade
        </Button>
      )}
      {loaded && items.length === 0 && <p className="notice-empty">{emptyTexts.notifications}</p>}
      {items.length > 0 && <PanelGroups items={items} heading={heading} onFollow={close} />}
      <p className="notice-all">
        <Link to="/notifications" onClick={close}>
          Visa alla notiser
        </Link>
      </p>
    </div>
  );
}

interface PanelHeadProps extends Pick<NotificationPanelProps, 'reload' | 'close'> {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The heading, and for administrators the handled notifications (contract §7; permissions, M34). */
function PanelHead({ heading, reload, close }: PanelHeadProps) {
  const [unfolded, setUnfolded] = useState(false);
  const handledId = useId();
  // The panel may load after the popup has looked for its first focusable element.
  useEffect(() => heading.current?.focus(), [heading]);
  const mayRestore = mayAccess(useSession().role, 'ADMIN');
  return (
    <>
      <Row gap="0" justify="space-between" nowrap className="notice-head">
        <h2 ref={heading} tabIndex={-1} data-autofocus>
          Notiser
        </h2>
        {mayRestore && (
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={unfolded}
            aria-controls={unfolded ? handledId : undefined}
            icon={IconChevronDown}
            onClick={() => setUnfolded(!unfolded)}
          >
            {headings.handledNotifications}
          </Button>
        )}
      </Row>
      {mayRestore && unfolded && (
        <div id={handledId} className="notices-handled">
          <HandledNotifications onFollow={close} onRestored={reload} />
        </div>
      )}
    </>
  );
}
