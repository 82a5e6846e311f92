import { useState } from 'react';
import { studyPlanStateLabels } from '../../../../domain/labels/study-plan';
import { counted } from '../../../../domain/numbers';
import { termText } from '../../../../domain/study-plans/terms';
import { readFailure } from '../../apollo/failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import { useQuery } from '../../apollo/use-query';
import { formatDate, formatDateTime, today } from '../../lib/dates';
import { Card } from '../../ui/card';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Loading } from '../../ui/feedback/skeleton';
import { DateField } from '../../ui/fields/date-field';
import { Stack } from '../../ui/layout';
import {
  StudyPlanOnDocument,
  StudyPlanRevisionsDocument,
  type StudyPlanRecordFragment,
} from './study-plans.generated';

/** The changes of a plan, and what has changed since a day. */
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
          {day && <Comparison plan={plan} day={day} />}
          <ul className="study-plan-requirements">
            {revisions.map(({ id, at, byName, reason, state, courses }) => (
              <li key={id}>
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
              </li>
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  );
}

function Comparison({ plan, day }: { plan: StudyPlanRecordFragment; day: string }) {
  const { data, error, loading, refetch } = useQuery(StudyPlanOnDocument, {
    variables: { studentId: plan.studentId, day },
    fetchPolicy: 'network-only',
  });
  if (loading) return <Loading text="Laddar planen…" lines={2} />;
  if (error && readFailure(error).code === 'NOT_FOUND')
    return <EmptyState text="Eleven hade ingen studieplan den dagen." />;
  if (!data) return <LoadFailed error={error} refetch={refetch} text="Kunde inte hämta planen den dagen." />;
  const changes = changesOf(data.studyPlanAt, plan);
  if (changes.length === 0) return <p>{`Planen är som den var ${formatDate(day)}.`}</p>;
  return (
    <ul>
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}

/** Differences between two versions of a plan, in words. */
function changesOf(before: StudyPlanRecordFragment, after: StudyPlanRecordFragment): string[] {
  const termOf = (term: string | null) => (term ? termText(term) : 'utan termin');
  const old = new Map(before.items.map((item) => [item.course.id, item]));
  const now = new Set(after.items.map(({ course }) => course.id));
  return [
    ...(before.goalText === after.goalText ? [] : [`Mål: ${before.goalText} → ${after.goalText}`]),
    ...(before.plannedEndDate === after.plannedEndDate
      ? []
      : [`Planerat slut: ${before.plannedEndDate} → ${after.plannedEndDate}`]),
    ...(before.pacePercent === after.pacePercent
      ? []
      : [`Studietakt: ${before.pacePercent} % → ${after.pacePercent} %`]),
    ...after.items.flatMap(({ course, term }) => {
      const was = old.get(course.id);
      if (!was) return [`Tillagd: ${course.name}, ${termOf(term)}`];
      return was.term === term ? [] : [`Flyttad: ${course.name}, ${termOf(was.term)} → ${termOf(term)}`];
    }),
    ...before.items
      .filter(({ course }) => !now.has(course.id))
      .map(({ course }) => `Borttagen: ${course.name}`),
  ];
}
