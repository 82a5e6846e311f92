import { takeBack } from '../../../apollo/take-back';
import { notify } from '../../../ui/feedback/toast-store';
import { useTeacherVerbs } from './use-teacher-verbs';

/** Takes a replacement back and says how it went. */
export function useUndoReplacement(): (id: string) => Promise<boolean> {
  const { undoReplacement } = useTeacherVerbs();
  return (id) =>
    takeBack('Kunde inte ångra ersättningen', async () => {
      const { data } = await undoReplacement({ variables: { input: { id } } });
      notify.success(`${data.undoTeacherReplacement.work.user.name} har tillbaka allt.`);
    });
}
