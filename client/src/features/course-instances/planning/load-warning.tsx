import { TeacherLoad } from '../../../entities/teacher/teacher-load';
import { faultsOf, type InstanceDraft } from './instance-draft';

/** The teacher's load with the draft, once the draft is complete enough to calculate it. */
export function LoadWarning({ draft, exceptId }: { draft: InstanceDraft; exceptId: string | null }) {
  const { teacherId, startDate, endDate } = draft;
  const faults = faultsOf(draft);
  if (!teacherId || !startDate || !endDate || faults.endDate || faults.pacePercent) return null;
  return (
    <TeacherLoad {...{ teacherId, startDate, endDate, exceptId }} pacePercent={Number(draft.pacePercent)} />
  );
}
