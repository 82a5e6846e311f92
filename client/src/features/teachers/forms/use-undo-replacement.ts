import { readFailure } from '../../../apollo/failure';
import { notify } from '../../../ui/feedback/toast-store';
import { useTeacherVerbs } from './use-teacher-verbs';

/** Takes a replacement back and says how it went. */
export function useUndoReplacement(): (id: string) => Promise<void> {
  const { undoReplacement } = useTeacherVerbs();
  return async (id) => {
    try {
      const { undoTeacherReplacement } = await undoReplacement({ id });
      notify.success(`${undoTeacherReplacement.work.user.name} har tillbaka allt.`);
    } catch (error) {
      console.error('The replacement was not taken back.', error);
      notify.error('Kunde inte ångra ersättningen', { details: readFailure(error).message });
    }
  };
}
