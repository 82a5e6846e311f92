import { useQuery } from '@apollo/client/react';
import { Navigate, useParams } from 'react-router-dom';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import type { DetailsType } from '../../graphql/enums';
import { DetailsDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button, LinkButton } from '../../ui/button';
import { Message } from '../../ui/message';
import { PageHeader } from '../../ui/page-header';
import { Loading } from '../../ui/skeleton';
import { AccountDetails } from './account-details';
import { StudentCardDetails } from './student-card-details';
import { TeacherDetails } from './teacher-details';

const kinds: Record<string, DetailsType> = {
  Elev: 'ELEV',
  Lärare: 'LARARE',
  Personal: 'PERSONAL',
  Användare: 'ANVANDARE',
};
const courseTypes = ['Kurs', 'Course', 'Program', 'CoursePackage'];

/** `/detaljer/{type}/{id}`: the person behind a search result (specification §2, contract §5). */
export function DetailsPage() {
  const { type = '', id = '' } = useParams();
  const kind = kinds[type];
  if (kind) return <Person key={`${type}/${id}`} type={type} kind={kind} id={id} />;
  // Courses have a page of their own, whoever wrote this address.
  if (courseTypes.includes(type)) return <Navigate to={`/education/${encodeURIComponent(id)}`} replace />;
  return <Missing />;
}

function Person({ type, kind, id }: { type: string; kind: DetailsType; id: string }) {
  const { data, error, loading, refetch } = useQuery(DetailsDocument, {
    variables: { type: kind, id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const failure = error && !loading ? readFailure(error) : null;
  if (failure?.code === 'FORBIDDEN') return <Navigate to="/unauthorized" replace />;
  if (failure?.code === 'NOT_FOUND') return <Missing />;
  const details = data?.details;
  switch (details?.__typename) {
    case 'StudentCard':
      return <StudentCardDetails student={details} />;
    case 'TeacherCard':
      return <TeacherDetails teacher={details} />;
    case 'AccountCard':
      return <AccountDetails type={type} account={details} />;
    case undefined:
      break;
  }
  return (
    <>
      <PageHeader title="Detaljer" />
      {failure ? (
        <Message
          tone="error"
          actions={
            <Button
              onClick={() => {
                refetch().catch((failed: unknown) => console.error('The details could not be read.', failed));
              }}
            >
              {buttons.retry}
            </Button>
          }
        >
          <p>Kunde inte ladda uppgifterna</p>
          <FailureDetails failure={failure} />
        </Message>
      ) : (
        <Loading text="Laddar uppgifter..." lines={6} />
      )}
    </>
  );
}

/** Nobody of that type and id, or nobody of whom this reader may know. */
function Missing() {
  return (
    <>
      <PageHeader title="Detaljer" />
      <Message tone="warning" actions={<LinkButton to="/">Till startsidan</LinkButton>}>
        Uppgifterna finns inte. De kan ha tagits bort, eller så är adressen fel.
      </Message>
    </>
  );
}
