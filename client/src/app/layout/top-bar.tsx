import { IconLogin2, IconMenu2 } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttons, headings, versionLabel } from '../../lib/fixed-texts';
import { appVersion, productName } from '../../lib/product';
import { isOneOf, mayAccess } from '../../../../domain/roles';
import { useSession } from '../../lib/session/session-store';
import { IconButton, LinkButton } from '../../ui/button';
import { Popup } from '../../ui/overlays/popup';
import { Logo } from './logo';
import { ProfileMenu } from './profile-menu';
import { secretMenuFor, type menuFor } from '../routes/routes';
import { SideNav } from './side-nav';
import { deferred, onDemand } from '../../ui/on-demand';
import { sign } from '../../ui/text/sign';

const Drawer = onDemand(async () => (await import('../../ui/overlays/drawer')).default);
// Apart, so that signing in does not wait for it.
const NotificationBell = deferred(
  async () => (await import('../../features/notifications/notification-bell')).default,
  { waiting: <span className="bell-place" />, quiet: true },
);
const SearchBox = deferred(async () => (await import('../../features/search/search-box')).SearchBox, {
  quiet: true,
});

/** The navigation bar (specification §2). Search box and bell take their places in its middle and end. */
export function TopBar({ groups }: { groups: ReturnType<typeof menuFor> }) {
  const session = useSession();
  return (
    <header className="top-bar no-print">
      {groups.length > 0 && <MobileMenu groups={groups} />}
      <Link to="/" className="brand">
        <Logo />
        <span>{productName}</span>
      </Link>
      <SecretMenu />
      <GlobalSearch />
      <div className="row top-bar-end">
        {mayAccess(session.role, 'TEACHER') && (
          <>
            {/* Each user has a new bell. */}
            <NotificationBell key={session.user?.userId} />
          </>
        )}
        {session.user ? (
          <ProfileMenu user={session.user} />
        ) : (
          <LinkButton to="/login" icon={sign(IconLogin2, 20)}>
            {buttons.signIn}
          </LinkButton>
        )}
      </div>
    </header>
  );
}

/** The search box for coordinator and up (specification §2); on a narrow screen it has a row of its own. */
function GlobalSearch() {
  const { user, role } = useSession();
  if (!user || !mayAccess(role, 'COORDINATOR')) return <div className="fills" />;
  return (
    <div className="fills top-bar-search">
      {/* The search input belongs to one user. */}
      <SearchBox key={user.userId} studentLinks={isOneOf(role, ['COORDINATOR'])} />
    </div>
  );
}

/** The burger and its drawer 'Meny', below 1181 px. */
function MobileMenu({ groups }: { groups: ReturnType<typeof menuFor> }) {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setOpenedAt(null);
  return (
    <>
      <IconButton
        className="burger"
        label={buttons.openMenu}
        aria-expanded={openedAt === key}
        icon={sign(IconMenu2, 24)}
        onClick={() => {
          setWasOpened(true);
          setOpenedAt(key);
        }}
      />
      {wasOpened && (
        <>
          {/* Tied to the history entry: going anywhere, by whatever way, shuts it. */}
          <Drawer opened={openedAt === key} onClose={close} title={headings.menu} closeLabel="Stäng menyn">
            <SideNav groups={groups} onNavigate={close} />
          </Drawer>
        </>
      )}
    </>
  );
}

/** The version label, which opens the secret menu for those it has anything for (specification §2). */
function SecretMenu() {
  const links = secretMenuFor(useSession());
  return (
    <Popup
      label="Fler länkar"
      as="navigation"
      zIndex={3000}
      trigger={(attributes) => (
        <button {...attributes} type="button" className="version" aria-label={versionLabel(appVersion)}>
          {appVersion}
        </button>
      )}
    >
      {(close) =>
        links.length === 0 ? (
          <p className="popup-heading">Inga fler länkar för din roll</p>
        ) : (
          links.map(({ path, label }) => (
            <Link key={path} to={path} className="popup-item" onClick={close}>
              {label}
            </Link>
          ))
        )
      }
    </Popup>
  );
}
