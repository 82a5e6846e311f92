import { OwnCorrections } from '../../features/corrections/own-corrections';
import { ProfilePage } from '../../features/profile/profile-page';
import { OwnAgreements } from '../../features/placements/agreements/own-agreements';
import { useSession } from '../../lib/session/session-store';
import { startPagesFor } from './start-pages';

/** Where the profile meets a student's agreements and correction requests: features do not import each other. */
export function ProfileRoute() {
  const session = useSession();
  return (
    <ProfilePage
      startPages={startPagesFor(session)}
      agreements={(studentId) => <OwnAgreements studentId={studentId} />}
      corrections={() => <OwnCorrections />}
    />
  );
}
