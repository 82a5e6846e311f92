import '../layout.css';
import { Link, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ConfirmHost } from '../../ui/overlays/confirm-host';
import { ToastRegion } from '../../ui/feedback/toast';
import { RowSummaries } from '../../lib/row-summary';
import { useSession } from '../../lib/session/session-store';
import { OfflineBar } from './offline-bar';
import { menuFor } from '../routes/routes';
import { SideNav } from './side-nav';
import { TopBar } from './top-bar';
import { usePalette } from './use-palette';
import { deferred } from '../../ui/on-demand';

const SettingsFollower = deferred(
  async () => (await import('../../features/profile/settings-follower')).default,
  { quiet: true },
);

const RowSummary = deferred(async () => (await import('../row-summary')).default);

/** What surrounds every page: skip link, top bar, side navigation, the page, the foot, and the places for messages. */
export function Layout() {
  const session = useSession();
  const groups = menuFor(session);
  const Palette = usePalette();
  const bare = useLocation().pathname === '/login';
  return (
    <>
      <a className="skip-link" href="#main">
        Hoppa till innehållet
      </a>
      <OfflineBar />
      {!bare && <TopBar groups={groups} />}
      <div
        className="shell"
        data-nav={!bare && groups.length > 0 ? true : undefined}
        data-bare={bare || undefined}
      >
        {!bare && groups.length > 0 && (
          <div className="side-nav no-print">
            <SideNav groups={groups} />
          </div>
        )}
        <div className="shell-page">
          <main id="main" tabIndex={-1}>
            <RowSummaries value={RowSummary}>
              <Outlet />
            </RowSummaries>
          </main>
          <footer className="footer no-print">
            <Link to="/tillganglighet">Tillgänglighetsredogörelse</Link>
          </footer>
        </div>
      </div>
      <ToastRegion />
      <ConfirmHost />
      {session.user && (
        <>
          <SettingsFollower key={session.user.userId} />
          {/* The palette's input belongs to one user. */}
          {Palette && <Palette key={`palette-${session.user.userId}`} />}
        </>
      )}
      <ScrollRestoration />
    </>
  );
}
