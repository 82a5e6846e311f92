import { readFailure } from '../../apollo/failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { LinkButton } from '../../ui/button';
import { Skeleton } from '../../ui/feedback/skeleton';
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
  if (!details)
    return error && readFailure(error).code === 'NOT_FOUND' ? (
      <p>Uppgifterna finns inte längre.</p>
    ) : error ? (
      <LoadFailed {...{ error, refetch }} text="Kunde inte hämta sammanfattningen." />
    ) : (
      <Skeleton lines={6} />
    );
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
