import { useState } from 'react';
import { studyPlanStateLabels } from '../../../../../domain/labels/study-plan';
import { awaitsStudent } from '../../../../../domain/study-plans/awaits-student';
import { LoadFailed } from '../../../apollo/feedback/load-failed';
import { useQuery } from '../../../apollo/use-query';
import { formatPeriod } from '../../../lib/period';
import { Button, LinkButton } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DescriptionList } from '../../../ui/description-list';
import { Loading } from '../../../ui/feedback/skeleton';
import { Row, Stack } from '../../../ui/layout';
import { onDemand } from '../../../ui/on-demand';
import { StudyPlanDocument, type StudyPlanRecordFragment } from '../study-plans.generated';
import { useStudyPlanActions } from '../use-study-plan-actions';

const CourseDialog = onDemand(async () => (await import('../course-dialog')).default);

/** The student's own study plan on the profile: what it is, wishes and the agreement. */
export function OwnPlanCard({ studentId }: { studentId: string }) {
  const { data, error, refetch } = useQuery(StudyPlanDocument, {
    variables: { studentId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Card title="Studieplan">
      <LoadFailed refetch={refetch} error={!data && error} text="Kunde inte hämta din studieplan." />
      {!data && !error && <Loading text="Laddar studieplanen…" lines={4} />}
      {data?.studyPlan.state && <OwnPlan plan={data.studyPlan} />}
      {data && !data.studyPlan.state && (
        <EmptyState text="Du har ingen studieplan än. Skolans studie- och yrkesvägledare gör den tillsammans med dig." />
      )}
    </Card>
  );
}

function OwnPlan({ plan }: { plan: StudyPlanRecordFragment }) {
  const { agreeOwn, isAgreeing } = useStudyPlanActions(plan);
  const [isWishing, setWishing] = useState(false);
  const { studentId, goalText, state, startDate, plannedEndDate, items, viewerMay } = plan;
  const isOpen = state !== 'CLOSED' && viewerMay.agreeOwn;
  const wishes = items.filter(({ source }) => source === 'WISH').map(({ course }) => course.name);
  return (
    <Stack gap="3">
      <DescriptionList
        items={[
          { term: 'Mål', value: goalText },
          { term: 'Tid', value: startDate && plannedEndDate && formatPeriod(startDate, plannedEndDate) },
          { term: 'Läge', value: state && studyPlanStateLabels[state] },
          ...(wishes.length > 0 ? [{ term: 'Dina önskemål', value: wishes.join(', ') }] : []),
        ]}
      />
      {awaitsStudent(plan) && <p>Planen väntar på att du läser och godkänner den.</p>}
      <Row gap="2">
        {isOpen && awaitsStudent(plan) && (
          <Button variant="primary" busy={isAgreeing} onClick={() => void agreeOwn()}>
            Godkänn planen
          </Button>
        )}
        {isOpen && <Button onClick={() => setWishing(true)}>Önska en kurs</Button>}
        <LinkButton to={`/studieplan/${studentId}`}>Läs studieplanen</LinkButton>
      </Row>
      {isWishing && (
        <CourseDialog plan={plan} terms={[]} courseId={null} isWish onClosed={() => setWishing(false)} />
      )}
    </Stack>
  );
}
