import './profile.css';
import type { ReactNode } from 'react';
import { useQuery } from '../../apollo/use-query';
import { MyProfileDocument } from './profile.generated';
import { mayAccess } from '../../../../domain/roles';
import { Avatar } from '../../ui/avatar';
import { PageHeader } from '../../ui/page-header';
import { DetailsCard } from './cards/details-card';
import { DisplayCard, type StartPage } from './cards/display-card';
import { MyDataCard } from './cards/my-data-card';
import { NotificationCard } from './cards/notification-card';
import { PasswordCard } from './cards/password-card';
import { SessionsCard } from './cards/sessions-card';
import { RegisterPhone } from './cards/register-phone';
import { TasksCard } from './cards/tasks-card';
import { UnlinkedAccount } from './own/unlinked-account';
import { Grid } from '../../ui/layout';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { Loading } from '../../ui/feedback/skeleton';

interface ProfilePageProps {
  /** Where one may land after signing in. */
  startPages: readonly StartPage[];
  /** A student's study plan. */
  plan: (studentId: string) => ReactNode;
  /** Where a student asks to have something put right, and the student's agreements of placements. */
  papers: (studentId: string) => ReactNode;
}

/** One's own account (pages §16, permissions M47): own data, password, sessions, settings, tasks. */
export function ProfilePage({ plan, papers, startPages }: ProfilePageProps) {
  const { data, error, refetch } = useQuery(MyProfileDocument, { fetchPolicy: 'cache-and-network' });
  const profile = data?.myProfile;
  const isStudent = profile?.role === 'STUDENT';
  // Profile settings fill the right column, display settings the left one. Cards of variable length come last.
  const isNotified = profile !== undefined && mayAccess(profile.role, 'TEACHER');
  return (
    <>
      <PageHeader
        title="Profil"
        subject={profile?.name}
        avatar={profile && <Avatar name={profile.name} size="lg" />}
      />
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta din profil." />
      {!profile && !error && <Loading text="Laddar profilen…" lines={12} />}
      {profile && (
        <Grid gap="4" className="profile">
          <Grid gap="4" columns="minmax(0, 1fr)" className="profile-column">
            <DetailsCard profile={profile} />
            {isStudent && (
              <>
                {profile.studentId === null ? (
                  <UnlinkedAccount />
                ) : (
                  <RegisterPhone studentId={profile.studentId} />
                )}
                {profile.studentId && plan(profile.studentId)}
                <MyDataCard />
                {profile.studentId && papers(profile.studentId)}
              </>
            )}
            {isNotified && <DisplayCard startPages={startPages} />}
            {!isStudent && <TasksCard />}
          </Grid>
          <Grid gap="4" columns="minmax(0, 1fr)" className="profile-column">
            <PasswordCard email={profile.email} />
            {isNotified && <NotificationCard settings={profile.settings} />}
            {!isNotified && <DisplayCard startPages={startPages} />}
            <SessionsCard />
            {isStudent && <TasksCard />}
          </Grid>
        </Grid>
      )}
    </>
  );
}
