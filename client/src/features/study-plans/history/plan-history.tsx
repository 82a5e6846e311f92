import { useState } from 'react';
import { studyPlanStateLabels } from '../../../../../domain/labels/study-plan';
import { counted } from '../../../../../domain/numbers';
import { readFailure } from '../../../apollo/failure';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatDate, formatDateTime, today } from '../../../lib/dates';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Loading } from '../../../ui/feedback/skeleton';
import { DateField } from '../../../ui/fields/date-field';
import { Row, Stack } from '../../../ui/layout';
import { PlanFacts, termsOf } from '../plan-facts';
import {
  StudyPlanOnDocument,
  StudyPlanRevisionsDocument,
  type StudyPlanRecordFragment,
} from '../study-plans.generated';
import { TermBoard } from '../term-board';
import { changesOf } from './plan-changes';

/** The changes of a plan; the plan as of a day, and what has changed since. */
export function PlanHistory({ plan }: { plan: StudyPlanRecordFragment }) {
  const { studentId } = plan;
  const [day, setDay] = useState<string | null>(null);
  const { data, error, loading, refetch } = useQuery(StudyPlanRevisionsDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  const revisions = data?.studyPlanRevisions;
  return (
    <Card title="Ändringar">
      {!revisions && loading && <Loading text="Laddar ändringarna…" lines={3} />}
      {!revisions && !loading && (
        <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta ändringarna." />
      )}
      {revisions && (
        <Stack gap="4">
          <div className={day ? undefined : 'no-print'}>
            <DateField label="Jämför med planen den" max={today()} value={day} onChange={setDay} />
          </div>
          {day && <PlanThen plan={plan} day={day} />}
          <ul className="study-plan-requirements">
            {revisions.map(({ id, at, byName, reason, state, courses }) => (
              <li key={id}>
                <Row justify="space-between" align="start" nowrap>
                  <span>
                    <span>{reason}</span>
                    <br />
                    <span className="meta">
                      {[
                        formatDateTime(at),
                        byName,
                        studyPlanStateLabels[state].toLocaleLowerCase('sv'),
                        counted(courses, 'kurs', 'kurser'),
                      ].join(' · ')}
                    </span>
                  </span>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Visa planen ${formatDate(at)}`}
                    onClick={() => setDay(formatDate(at))}
                  >
                    Visa
                  </Button>
                </Row>
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  );
}

/** The plan as it was on a day, and what has changed since. */
function PlanThen({ plan, day }: { plan: StudyPlanRecordFragment; day: string }) {
  const { data, error, loading, refetch } = useQuery(StudyPlanOnDocument, {
    variables: { studentId: plan.studentId, day },
    fetchPolicy: 'network-only',
  });
  if (loading) return <Loading text="Laddar planen…" lines={2} />;
  if (error && readFailure(error).code === 'NOT_FOUND')
    return <EmptyState text="Eleven hade ingen studieplan den dagen." />;
  if (!data) return <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta planen den dagen." />;
  const then = data.studyPlanAt;
  const changes = changesOf(then, plan);
  return (
    <Stack gap="3">
      {changes.length === 0 ? (
        <p>{`Planen är som den var ${formatDate(day)}.`}</p>
      ) : (
        <section>
          <h3>{`Ändrat sedan ${formatDate(day)}`}</h3>
          <ul className="study-plan-requirements">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={`Planen ${formatDate(day)}`}>
        <h3>{`Planen ${formatDate(day)}`}</h3>
        <Stack gap="3">
          <PlanFacts plan={then} />
          <TermBoard plan={then} terms={termsOf(then)} actions={null} courseActions={noActions} day={day} />
        </Stack>
      </section>
    </Stack>
  );
}

const noActions = () => [];
