import { useQuery } from '@apollo/client/react';
import { readFailure } from '../../apollo/failure';
import { CsnReportDocument } from '../../graphql/generated';
import { formatDate } from '../../lib/dates';
import { Message } from '../../ui/message';
import { Skeleton } from '../../ui/skeleton';

/** More are read in the file. */
const SHOWN = 100;

/** What a report told CSN, as it was then. */
export function CsnReportRows({ id }: { id: string }) {
  const { data, error } = useQuery(CsnReportDocument, { variables: { id }, fetchPolicy: 'network-only' });
  if (error) return <Message tone="error">{readFailure(error).message}</Message>;
  if (!data) return <Skeleton lines={3} />;
  const rows = data.csnReport?.rows ?? [];
  return (
    <ul className="enrollments-told">
      {rows.slice(0, SHOWN).map(({ enrollmentId, name, courseName, event, eventOn, grade }) => (
        <li key={enrollmentId}>
          <strong>{name}</strong>
          <span className="meta">
            {[courseName, grade ? `${event} ${grade}` : event, eventOn && formatDate(eventOn)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      {rows.length > SHOWN && <li className="meta">… och {rows.length - SHOWN} till, som står i filen.</li>}
    </ul>
  );
}
