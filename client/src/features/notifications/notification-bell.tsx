import './notifications.css';
import { IconBell } from '@tabler/icons-react';
import { bellBadge, bellLabel } from '../../lib/fixed-texts';
import { IconButton } from '../../ui/button';
import { Popup } from '../../ui/overlays/popup';
import { deferred } from '../../ui/on-demand';
import { useNotifications } from './use-notifications';
import { sign } from '../../ui/text/sign';

// Its badge is looked at far more often than it is opened.
const NotificationPanel = deferred(async () => (await import('./notification-panel')).NotificationPanel, {
  waiting: <div className="notice-panel" />,
});

/** The bell of the top bar with its badge and panel (specification §2); the layout shows it to teachers and up. */
export default function NotificationBell() {
  const { items, loaded, error, reload } = useNotifications();
  const badge = bellBadge(items.length);
  return (
    <Popup
      label="Notiser"
      align="end"
      onOpen={reload}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          aria-haspopup="dialog"
          className="bell"
          label={bellLabel(items.length)}
          icon={
            <>
              {sign(IconBell, 24)}
              {badge && (
                <span className="bell-badge" aria-hidden="true">
                  {badge}
                </span>
              )}
            </>
          }
        />
      )}
    >
      {(close) => <NotificationPanel {...{ items, loaded, error, reload, close }} />}
    </Popup>
  );
}
