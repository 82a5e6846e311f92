import { Link } from 'react-router-dom';
import type { AccessLogQuery } from './access-log.generated';
import { formatDateTime } from '../../lib/dates';
import { accessActionLabels } from '../../../../domain/labels/access-log';
import { labelOf } from '../../../../domain/options';
import { roleNames } from '../../../../domain/roles';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import type { TableColumn } from '../../ui/table';
import { questionText } from './log-texts';
import { Grid } from '../../ui/layout';

export type LogEntry = AccessLogQuery['accessLog']['nodes'][number];

interface Narrowing {
  onPerson: (userId: string) => void;
  onStudent: (studentId: string) => void;
}

/** A name narrows the log to itself: who opened a student, and what else a person opened. */
export function logColumns({ onPerson, onStudent }: Narrowing): TableColumn<LogEntry>[] {
  return [
    {
      key: 'at',
      header: 'Tid',
      rowHeader: true,
      cell: ({ at }) => <span className="whole tabular">{formatDateTime(at)}</span>,
    },
    {
      key: 'user',
      card: 'fact',
      header: 'Vem',
      cell: ({ userId, userName, role }) => (
        <Grid as="span" justifyItems="start" className="access-log-who">
          <Button size="sm" variant="quiet" data-printed onClick={() => onPerson(userId)}>
            {userName ?? 'Borttaget konto'}
          </Button>
          <span className="meta">{roleNames[role]}</span>
        </Grid>
      ),
    },
    {
      key: 'action',
      card: 'state',
      header: 'Händelse',
      cell: ({ action, detail, result }) => (
        <span className="row">
          {labelOf(accessActionLabels, action)}
          {detail && <span className="meta">{detail}</span>}
          {result === 'REFUSED' && <Badge tone="danger">Nekad</Badge>}
        </span>
      ),
    },
    {
      key: 'reason',
      header: 'Orsak',
      cell: ({ reason, question, isProtected }) => (
        <Grid as="span" gap="1" className="access-log-reason">
          {reason ?? (isProtected && question === null && <span className="meta">Ingen orsak angiven</span>)}
          {question !== null && <span className="meta">Fråga: {questionText(question)}</span>}
        </Grid>
      ),
    },
    {
      key: 'student',
      card: 'fact',
      header: 'Elev',
      cell: (entry) => <OpenedStudent entry={entry} onStudent={onStudent} />,
    },
  ];
}

interface OpenedStudentProps {
  entry: LogEntry;
  onStudent: Narrowing['onStudent'];
}

function OpenedStudent({ entry: { studentId, studentName, isProtected }, onStudent }: OpenedStudentProps) {
  if (studentId === null) return <span className="meta">Flera elever</span>;
  return (
    <span className="row">
      <Link to={`/student/${studentId}`}>{studentName ?? 'Borttagen elev'}</Link>
      {isProtected && <Badge tone="warn">Skyddade uppgifter</Badge>}
      <Button size="sm" variant="quiet" onClick={() => onStudent(studentId)}>
        Visa bara<span className="sr-only"> öppningar av {studentName ?? 'eleven'}</span>
      </Button>
    </span>
  );
}
