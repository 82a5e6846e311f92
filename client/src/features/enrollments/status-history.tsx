import { enrollmentStatusLabels, statusReasonLabels } from '../../../../domain/labels/enrollment';
import type { EnrollmentPanelQuery } from './enrollments.generated';
import { formatDateTime } from '../../lib/dates';
import { Grid } from '../../ui/layout';

type Change = NonNullable<EnrollmentPanelQuery['enrollment']>['statusHistory'][number];

/** Every status of an enrolment, the latest first: date, reason and author (domain, D8). */
export function StatusHistory({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return <p className="meta">Ingen statushistorik.</p>;
  return (
    <Grid as="ol" gap="3" className="enrollments-history">
      {changes.toReversed().map((change) => (
        <li key={change.id} data-status={change.status ?? 'PLANNED'}>
          <strong>{change.status ? enrollmentStatusLabels[change.status] : 'Planerad'}</strong>
          {change.effectiveOn && <span className="tabular"> från {change.effectiveOn}</span>}
          {change.reason && <span> · {statusReasonLabels[change.reason]}</span>}
          {change.note && <p>{change.note}</p>}
          <p className="meta">
            {formatDateTime(change.changedAt)}
            {change.changedBy && ` av ${change.changedBy}`}
          </p>
        </li>
      ))}
    </Grid>
  );
}
