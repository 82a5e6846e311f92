import { mayAccess } from '../../../../domain/roles';
import { useSession } from '../../lib/session/session-store';
import { deferred } from '../../ui/on-demand';

const Verbs = deferred(async () => (await import('../../features/teachers/teacher-on-page')).TeacherVerbs, {
  quiet: true,
});
const Work = deferred(async () => (await import('../../features/teachers/teacher-on-page')).TeacherCard);

/** Who reads the work of teachers and plans it (permissions, M53 and M54). */
const useAdministers = () => mayAccess(useSession().role, 'ADMIN');

/** What can be done with a teacher, by the right of who looks. */
export function TeacherVerbs(props: { id: string; onChanged: () => void }) {
  return useAdministers() && <Verbs {...props} />;
}

/** What a teacher has now and ahead and is to grade, by the right of who looks. */
export function TeacherRecord(props: { id: string }) {
  return useAdministers() && <Work {...props} />;
}
