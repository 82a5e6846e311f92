import { OwnCorrections } from '../../features/corrections/own-corrections';
import { ProfilePage } from '../../features/profile/profile-page';
import { useSession } from '../../lib/session/session-store';
import { Card } from '../../ui/card';
import { Loading } from '../../ui/feedback/skeleton';
import { deferred } from '../../ui/on-demand';
import { startPagesFor } from './start-pages';

/** Only students have these, so other profiles load without them. */
const OwnAgreements = deferred(
  async () => (await import('../../features/placements/agreements/own-agreements')).OwnAgreements,
);
const OwnPlanCard = deferred(
  async () => (await import('../../features/study-plans/own/own-plan-card')).OwnPlanCard,
  {
    waiting: (
      <Card title="Studieplan">
        <Loading text="Laddar studieplanen…" lines={4} />
      </Card>
    ),
  },
);

/** Where the profile meets a student's plan, agreements and correction requests: features do not import each other. */
export function ProfileRoute() {
  const session = useSession();
  return (
    <ProfilePage
      startPages={startPagesFor(session)}
      plan={(studentId) => <OwnPlanCard studentId={studentId} />}
      papers={(studentId) => (
        <>
          <OwnCorrections />
          <OwnAgreements studentId={studentId} />
        </>
      )}
    />
  );
}
