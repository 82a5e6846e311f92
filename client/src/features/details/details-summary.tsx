import { SummaryWaiting } from '../../apollo/feedback/summary-waiting';
import { useQuery } from '../../apollo/use-query';
import { LinkButton } from '../../ui/button';
import { Grid } from '../../ui/layout';
import { DetailsDocument } from './details.generated';
import { StudentSummary } from './student-cards';
import { TeacherCards } from './teacher-cards';

interface DetailsSummaryProps {
  type: 'ELEV' | 'LARARE';
  id: string;
}

/** A student or a teacher beside a list, in the cards of their page. */
export function DetailsSummary({ type, id }: DetailsSummaryProps) {
  const { data, error, refetch } = useQuery(DetailsDocument, {
    variables: { type, id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const details = data?.details;
  if (!details) return <SummaryWaiting {...{ error, refetch }} />;
  return (
    <Grid gap="4" columns="minmax(0, 1fr)" className="details-summary" justifyItems="stretch">
      {details.__typename === 'StudentCard' && (
        <>
          <StudentSummary student={details} />
          <LinkButton to={details.link}>Öppna elevens sida</LinkButton>
        </>
      )}
      {details.__typename === 'TeacherCard' && (
        <>
          <TeacherCards teacher={details} records={null} />
          <LinkButton to={`/detaljer/Lärare/${id}`}>Öppna lärarens sida</LinkButton>
        </>
      )}
    </Grid>
  );
}
