import { OwnCorrections } from '../../features/corrections/own-corrections';
import { ProfilePage } from '../../features/profile/profile-page';
import { OwnAgreements } from '../../features/placements/agreements/own-agreements';
import { OwnPlanCard } from '../../features/study-plans/own/own-plan-card';
import { useSession } from '../../lib/session/session-store';
import { startPagesFor } from './start-pages';

/** Where the profile meets a student's plan, agreements and correction requests: features do not import each other. */
export function ProfileRoute() {
  const session = useSession();
  return (
    <ProfilePage
      startPages={startPagesFor(session)}
      own={(studentId) => (
        <>
          <OwnPlanCard studentId={studentId} />
          <OwnAgreements studentId={studentId} />
        </>
      )}
      corrections={() => <OwnCorrections />}
    />
  );
}
