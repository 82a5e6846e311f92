import { useQuery } from '../../../apollo/use-query';
import { CsnReportDocument, type CsnReportQuery } from '../enrollments.generated';
import { formatDate } from '../../../lib/dates';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Grid } from '../../../ui/layout';
import { LoadFailed } from '../../../apollo/feedback/load-failed';

/** More are read in the file. */
const SHOWN = 100;

type Row = NonNullable<CsnReportQuery['csnReport']>['rows'][number];

function textOf({ courseName, event, eventOn, eventTo, change, grade, isUnder20 }: Row): string {
  const days = [eventOn, eventTo].flatMap((day) => (day ? [formatDate(day)] : []));
  return [
    courseName,
    grade ? `${event} ${grade}` : event,
    days.join(' – '),
    change,
    isUnder20 && 'under 20 år (studiehjälp)',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The rows of a report as sent to CSN. */
export function CsnReportRows({ id }: { id: string }) {
  const { data, error } = useQuery(CsnReportDocument, { variables: { id }, fetchPolicy: 'network-only' });
  if (error) return <LoadFailed error={error} />;
  if (!data) return <Skeleton lines={3} />;
  const rows = data.csnReport?.rows ?? [];
  return (
    <Grid as="ul" gap="2" className="enrollments-told">
      {rows.slice(0, SHOWN).map((row, place) => (
        // An enrolment may have several events, also of one kind on one day.
        <Grid as="li" key={`${row.enrollmentId} ${place}`}>
          <strong>{row.name}</strong>
          <span className="meta">{textOf(row)}</span>
        </Grid>
      ))}
      {rows.length > SHOWN && <li className="meta">… och {rows.length - SHOWN} till, som står i filen.</li>}
    </Grid>
  );
}
