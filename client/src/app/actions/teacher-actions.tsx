import type { ComponentProps } from 'react';
import { mayAccess } from '../../../../domain/roles';
import { useSession } from '../../lib/session/session-store';
import { deferred } from '../../ui/on-demand';

const Actions = deferred(
  async () => (await import('../../features/teachers/teacher-on-page')).TeacherActions,
  {
    quiet: true,
  },
);
const Work = deferred(async () => (await import('../../features/teachers/teacher-on-page')).TeacherCard);
const Duties = deferred(async () => (await import('../../features/my-day/own-duties')).OwnDuties);

/** Who reads the work of teachers and plans it (permissions, M53 and M54). */
const useAdministers = () => mayAccess(useSession().role, 'ADMIN');

/** What can be done with a teacher, by the right of who looks. */
export function TeacherActions(props: { id: string; onChanged: () => void }) {
  return useAdministers() && <Actions {...props} />;
}

interface TeacherRecordProps {
  teacher: ComponentProps<typeof Duties> & { id: string; isOwn: boolean };
}

/** What a teacher has now and ahead and is to grade: for who plans it, and for the teacher. */
export function TeacherRecord({ teacher }: TeacherRecordProps) {
  const administers = useAdministers();
  if (administers) return <Work id={teacher.id} />;
  return teacher.isOwn && <Duties courseInstances={teacher.courseInstances} />;
}
