import { awaitsStudent } from '../../../../../domain/study-plans/awaits-student';
import { useQuery } from '../../../apollo/use-query';
import { LinkRow } from '../../../ui/link-row';
import { OwnStudyPlanDocument } from '../study-plans.generated';

/** Leads a student to the own study plan, and says when the plan waits for the student's agreement. */
export function OwnPlanLink({ studentId }: { studentId: string }) {
  const { data } = useQuery(OwnStudyPlanDocument, { variables: { studentId } });
  return (
    <LinkRow to={`/studieplan/${studentId}`} label="Min studieplan">
      {data && awaitsStudent(data.studyPlan)
        ? 'Planen väntar på att du läser och godkänner den.'
        : 'Ditt mål, dina kurser termin för termin och vad som saknas.'}
    </LinkRow>
  );
}
