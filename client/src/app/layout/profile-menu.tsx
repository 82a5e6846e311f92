import { IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { buttons } from '../../lib/fixed-texts';
import { roleNames } from '../../../../domain/roles';
import { useSession, type StoredUser } from '../../lib/session/session-store';
import { Popup } from '../../ui/overlays/popup';
import { isReachable, routes } from '../routes/routes';
import { hasDrafts } from '../../lib/drafts/kept-drafts';
import { hasUnsaved } from '../../lib/drafts/unsaved-work';
import { confirm } from '../../ui/overlays/confirm-store';
import { signOutQuestion } from '../../ui/overlays/unsaved-labels';
import { signOut } from './sign-out';
import { sign } from '../../ui/text/sign';

/** The profile menu: 'Profil' once that page exists, and 'Logga ut', which leads home (specification §2). */
export function ProfileMenu({ user }: { user: StoredUser }) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const profile = routes.find(({ path }) => path === '/profile');
  // Navigates home before signing out: otherwise the route guard would ask for a sign-in, and a page with unsaved
  // input asks whether to leave it. The intent is part of the navigation state, so a user who stays keeps both.
  const leaving = pathname === '/' && (state as { signOut?: true } | null)?.signOut === true;
  useEffect(() => {
    if (!leaving) return;
    void navigate('/', { replace: true });
    void signOut();
  }, [leaving, navigate]);
  // Where the page itself has something unsaved, its own guard asks.
  const leave = async () => {
    if (!hasUnsaved() && hasDrafts() && !(await confirm(signOutQuestion))) return;
    await navigate('/', { state: { signOut: true } });
  };
  return (
    <Popup
      label="Profilmeny"
      as="navigation"
      align="end"
      trigger={(attributes) => (
        <button
          {...attributes}
          type="button"
          className="profile-button"
          aria-label={`Profilmeny, ${user.name}`}
        >
          {sign(IconUserCircle, 26, 1.6)}
          <span className="profile-name">{user.name}</span>
        </button>
      )}
    >
      {(close) => (
        <>
          <p className="popup-heading">
            {user.name}
            <br />
            {roleNames[user.role]}
          </p>
          {profile && isReachable(profile, session) && (
            <Link to="/profile" className="popup-item" onClick={close}>
              {sign(IconUser, 20)}
              {buttons.profile}
            </Link>
          )}
          <button
            type="button"
            className="popup-item"
            onClick={() => {
              close();
              void leave();
            }}
          >
            {sign(IconLogout, 20)}
            {buttons.signOut}
          </button>
        </>
      )}
    </Popup>
  );
}
