import { useParams } from 'react-router-dom';
import { FollowUpButton } from '../../features/follow-ups/follow-up-button';
import { DetailsPage } from '../../features/details/details-page';
import { ReasonGate } from '../reason-gate';

/** Where the page of a search result meets the question before a protected student. */
export function DetailsRoute() {
  const { type = '', id = '' } = useParams();
  if (type !== 'Elev') return <DetailsPage />;
  return (
    <ReasonGate key={id} studentId={id} title="Detaljer">
      <DetailsPage
        actions={({ id: studentId, title }) => <FollowUpButton student={{ id: studentId, name: title }} />}
      />
    </ReasonGate>
  );
}
