import { TeacherLoad } from '../../../entities/teacher/teacher-load';
import { faultsOf, type InstanceDraft } from './instance-draft';

/** What the draft would give its teacher, once it says enough to be counted. */
export function LoadWarning({ draft, exceptId }: { draft: InstanceDraft; exceptId: string | null }) {
  const { teacherId, startDate, endDate } = draft;
  const faults = faultsOf(draft);
  if (!teacherId || !startDate || !endDate || faults.endDate || faults.pacePercent) return null;
  return (
    <TeacherLoad {...{ teacherId, startDate, endDate, exceptId }} pacePercent={Number(draft.pacePercent)} />
  );
}
