import { OwnCorrections } from '../../features/corrections/own-corrections';
import { ProfilePage } from '../../features/profile/profile-page';
import { useSession } from '../../lib/session/session-store';
import { startPagesFor } from './start-pages';

/** Where the profile and a student's correction requests meet: features do not import each other. */
export function ProfileRoute() {
  const session = useSession();
  return <ProfilePage startPages={startPagesFor(session)} corrections={() => <OwnCorrections />} />;
}
