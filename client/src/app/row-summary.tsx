import { DetailsSummary } from '../features/details/details-summary';
import { CourseSummary } from '../features/education/course-summary';
import type { RowSummaryProps } from '../lib/row-summary';
import { ReasonGate } from './access-reason/reason-gate';

/** The summaries beside lists; a protected student is asked about as on the student's page. */
export default function RowSummary({ kind, id, onLeave }: RowSummaryProps) {
  if (kind === 'course') return <CourseSummary key={id} id={id} />;
  if (kind === 'teacher') return <DetailsSummary key={id} type="LARARE" id={id} />;
  return (
    <ReasonGate key={id} studentId={id} title={null} inline onLeave={onLeave}>
      <DetailsSummary type="ELEV" id={id} />
    </ReasonGate>
  );
}
