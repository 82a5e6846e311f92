import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/feedback/failure-details';
import type { DetailsType } from '../../../../domain/generated';
import { useQuery } from '../../apollo/use-query';
import { DetailsDocument } from './details.generated';
import { buttons } from '../../lib/fixed-texts';
import { useSession } from '../../lib/session/session-store';
import { Button, LinkButton } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { AccountCards } from './account-cards';
import { DetailsHead, type Details } from './details-head';
import { StudentCards } from './student-cards';
import { TeacherCards } from './teacher-cards';

const kinds: Record<string, DetailsType> = {
  Elev: 'ELEV',
  Lärare: 'LARARE',
  Personal: 'PERSONAL',
  Användare: 'ANVANDARE',
};
const courseTypes = ['Kurs', 'Course', 'Program', 'CoursePackage'];

/** Parts of the page from other features; app/ passes them in. */
interface DetailsPageProps {
  /** What can be done. */
  actions?: (details: Details, on: { reload: () => void }) => ReactNode;
  /** Further records of the person, limited to data that the viewer may read. */
  records?: (details: Details) => ReactNode;
}

/** `/detaljer/{type}/{id}`: the person behind a search result (specification §2, contract §5). */
export function DetailsPage(slots: DetailsPageProps) {
  const { type = '', id = '' } = useParams();
  const kind = kinds[type];
  if (kind) return <Person key={`${type}/${id}`} {...{ type, kind, id }} {...slots} />;
  // Courses have their own page, so an address of this form is redirected.
  if (courseTypes.includes(type)) return <Navigate to={`/education/${encodeURIComponent(id)}`} replace />;
  return (
    <>
      <DetailsHead />
      <Missing />
    </>
  );
}

function Person({
  type,
  kind,
  id,
  actions,
  records,
}: { type: string; kind: DetailsType; id: string } & DetailsPageProps) {
  const { role } = useSession();
  const { data, error, loading, refetch } = useQuery(DetailsDocument, {
    variables: { type: kind, id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const failure = error && !loading ? readFailure(error) : null;
  // A student on another student's page (contract §3); staff stay and get a message.
  if (failure?.code === 'FORBIDDEN' && role === 'STUDENT') return <Navigate to="/unauthorized" replace />;
  // An address with something that is no id leads to nobody either.
  const missing = failure?.code === 'NOT_FOUND' || failure?.code === 'BAD_USER_INPUT';
  const details = missing ? null : data?.details;
  return (
    <>
      {/* One heading from the beginning, as the focus is on it while the details come. */}
      <DetailsHead
        type={type}
        details={details ?? undefined}
        actions={(found) => actions?.(found, { reload: () => void refetch() })}
      />
      {details ? (
        <DetailsCards details={details} records={records} />
      ) : missing ? (
        <Missing />
      ) : failure ? (
        <Message tone="error" actions={<Button onClick={() => void refetch()}>{buttons.retry}</Button>}>
          <p>Kunde inte ladda uppgifterna</p>
          <FailureDetails failure={failure} />
        </Message>
      ) : (
        <Loading text="Laddar uppgifter…" lines={6} />
      )}
    </>
  );
}

function DetailsCards({ details, records }: { details: Details } & Pick<DetailsPageProps, 'records'>) {
  switch (details.__typename) {
    case 'StudentCard':
      return <StudentCards student={details} records={records?.(details)} />;
    case 'TeacherCard':
      return <TeacherCards teacher={details} records={records?.(details)} />;
    case 'AccountCard':
      return <AccountCards account={details} />;
  }
}

/** No person with that type and id, or none that this reader may see. */
function Missing() {
  return (
    <Message tone="warning" actions={<LinkButton to="/">Till startsidan</LinkButton>}>
      Uppgifterna finns inte. De kan ha tagits bort, eller så är adressen fel.
    </Message>
  );
}
