import '../profile.css';
import type { ReactNode } from 'react';
import { useQuery } from '../../../apollo/use-query';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { Loading } from '../../../ui/feedback/skeleton';
import { PageHeader } from '../../../ui/page-header';
import { MyProfileDocument } from '../profile.generated';
import { UnlinkedAccount } from './unlinked-account';

interface OwnStudentPageProps {
  title: string;
  lead: string;
  children: (studentId: string) => ReactNode;
}

/** A page about one's own studies, for accounts that belong to a student. */
export function OwnStudentPage({ title, lead, children }: OwnStudentPageProps) {
  const { data, error, refetch } = useQuery(MyProfileDocument, { fetchPolicy: 'cache-and-network' });
  const profile = data?.myProfile;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta dina uppgifter." />
      {!profile && !error && <Loading text="Laddar sidan…" lines={8} />}
      {profile?.studentId === null && <UnlinkedAccount />}
      {profile?.studentId && <div className="stack">{children(profile.studentId)}</div>}
    </>
  );
}
