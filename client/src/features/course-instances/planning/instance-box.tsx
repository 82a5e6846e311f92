import '../course-instances.css';
import { useCloseUnread } from '../../../apollo/use-close-unread';
import { useQuery } from '../../../apollo/use-query';
import { useCourses } from '../../../entities/course/use-courses';
import { useTeacherOptions } from '../../../entities/teacher/use-teachers';
import { InstanceNowDocument } from '../course-instances.generated';
import { onDemand } from '../../../ui/on-demand';

const InstanceDialog = onDemand(async () => (await import('./instance-dialog')).default);
const TeacherDialog = onDemand(async () => (await import('./teacher-dialog')).default);
const CancelDialog = onDemand(async () => (await import('../cancelling/cancel-dialog')).default);
const ReopenDialog = onDemand(async () => (await import('../cancelling/reopen-dialog')).default);

interface InstanceBoxProps {
  id: string;
  box: 'edit' | 'teacher' | 'cancel' | 'reopen';
  onChanged: () => void;
  onClosed: () => void;
}

/** A dialog for one course instance, on pages other than that of the instances. */
export default function InstanceBox({ id, box, ...on }: InstanceBoxProps) {
  const { data, ...reading } = useQuery(InstanceNowDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const { courses } = useCourses();
  const teachers = useTeacherOptions();
  const instance = data?.courseInstance;
  useCloseUnread(instance, reading, on.onClosed);
  if (!instance) return null;
  if (box === 'teacher') return <TeacherDialog ids={[id]} teachers={teachers} {...on} />;
  if (box === 'cancel') return <CancelDialog instance={instance} {...on} />;
  if (box === 'reopen') return <ReopenDialog instance={instance} {...on} />;
  return <InstanceDialog instance={instance} copy={false} courses={courses} teachers={teachers} {...on} />;
}
