import { useState } from 'react';
import { Link } from 'react-router-dom';
import { statusReasonLabels } from '../../../../domain/labels/enrollment';
import { useQuery } from '../../apollo/use-query';
import {
  EnrollmentPanelDocument,
  type EnrollmentPanelQuery,
  type EnrollmentRowFieldsFragment,
} from './enrollments.generated';
import { formatDate } from '../../lib/dates';
import { Button } from '../../ui/button';
import { CourseCode } from '../../ui/course-code';
import { DescriptionList } from '../../ui/description-list';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { Skeleton } from '../../ui/feedback/skeleton';
import { actionsFor, type ActionKind } from './bulk/action-draft';
import { actionTitles } from './bulk/action-dialog';
import { StatusBadge } from './list/enrollment-columns';
import { StatusHistory } from './status-history';
import { LoadFailed } from '../../apollo/feedback/load-failed';

interface EnrollmentPanelProps {
  id: string;
  onClosed: () => void;
  onAction: (kind: ActionKind, row: EnrollmentRowFieldsFragment) => void;
}

/** One enrolment: its facts, what can be done with it, and every status that it has had. */
export default function EnrollmentPanel({ id, onClosed, onAction }: EnrollmentPanelProps) {
  const [opened, setOpened] = useState(true);
  const [next, setNext] = useState<ActionKind | null>(null);
  const { data, error } = useQuery(EnrollmentPanelDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const row = data?.enrollment;
  const missing = data && !row;
  const actions = row
    ? actionsFor({ isEnrollment: row.isEnrollment, isRemoved: row.removedAt !== null })
    : [];
  return (
    <Dialog
      opened={opened}
      onClose={() => setOpened(false)}
      onClosed={() => {
        onClosed();
        if (next && row) onAction(next, row);
      }}
      size="lg"
      title={row ? `${row.name} – ${row.student.name}` : 'Inskrivning'}
      footer={
        actions.length > 0 && (
          <>
            {actions.map((kind) => (
              <Button
                key={kind}
                variant={kind === 'remove' ? 'quiet' : 'secondary'}
                onClick={() => {
                  setNext(kind);
                  setOpened(false);
                }}
              >
                {actionTitles[kind]}
              </Button>
            ))}
          </>
        )
      }
    >
      <LoadFailed error={error} />
      {missing && <Message tone="error">Inskrivningen finns inte.</Message>}
      {!data && !error && <Skeleton lines={6} />}
      {row && <EnrollmentFacts row={row} />}
    </Dialog>
  );
}

/** The same beside the list. */
export function EnrollmentSummary({ id, onAction }: Pick<EnrollmentPanelProps, 'id' | 'onAction'>) {
  const { data, error } = useQuery(EnrollmentPanelDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const row = data?.enrollment;
  if (!row)
    return (
      <>
        <LoadFailed error={error} />
        {data && <Message tone="error">Inskrivningen finns inte.</Message>}
        {!data && !error && <Skeleton lines={6} />}
      </>
    );
  return (
    <div className="stack">
      <p className="strong">{row.name}</p>
      <EnrollmentFacts row={row} />
      <div className="row">
        {actionsFor({ isEnrollment: row.isEnrollment, isRemoved: row.removedAt !== null }).map((kind) => (
          <Button key={kind} size="sm" onClick={() => onAction(kind, row)}>
            {actionTitles[kind]}
          </Button>
        ))}
      </div>
    </div>
  );
}

function EnrollmentFacts({ row }: { row: NonNullable<EnrollmentPanelQuery['enrollment']> }) {
  return (
    <div className="stack">
      <p>
        <StatusBadge row={row} /> <Link to={`/student/${row.student.id}`}>Öppna elev</Link>
      </p>
      <DescriptionList items={factsOf(row)} />
      <h3>Statushistorik</h3>
      <StatusHistory changes={row.statusHistory} />
    </div>
  );
}

function factsOf(row: EnrollmentRowFieldsFragment) {
  const grade = row.grade && (row.isGradeSigned ? row.grade : `${row.grade} (utkast)`);
  return [
    { term: 'Personnummer', value: row.student.personalNumber },
    { term: 'Kommun', value: row.student.municipality },
    { term: 'Kod', value: row.code && <CourseCode code={row.code} equivalents={row.equivalents} /> },
    {
      term: 'Tillfälle',
      value: row.courseInstance && (
        <Link to={`/education/${row.courseInstance.id}`}>{row.courseInstance.courseName}</Link>
      ),
    },
    { term: 'Lärare', value: row.teacher },
    { term: 'Period', value: row.startDate && `${row.startDate} – ${row.endDate ?? 'tills vidare'}` },
    { term: 'Takt', value: row.pacePercent === null ? null : `${row.pacePercent} %` },
    { term: 'Status sedan', value: row.statusOn },
    ...(row.statusReason ? [{ term: 'Orsak', value: statusReasonLabels[row.statusReason] }] : []),
    { term: 'Betyg', value: grade },
    { term: 'Senast aktiv', value: row.lastActivityOn },
    { term: 'Rapporterad CSN', value: row.csnReportedAt && formatDate(row.csnReportedAt) },
    { term: 'Fakturerad t.o.m.', value: row.invoicedOn },
    ...(row.removedAt
      ? [{ term: 'Borttagen', value: `${formatDate(row.removedAt)}: ${row.removedReason ?? ''}` }]
      : []),
  ];
}
