import { takeBack } from '../../../apollo/take-back';
import { notify } from '../../../ui/feedback/toast-store';
import { useTeacherMutations } from './use-teacher-mutations';

/** Takes a replacement back and says how it went. */
export function useUndoReplacement(): (id: string) => Promise<boolean> {
  const { undoReplacement } = useTeacherMutations();
  return (id) =>
    takeBack('Kunde inte ångra ersättningen', async () => {
      const { data } = await undoReplacement({ variables: { input: { id } } });
      notify.success(`${data.undoTeacherReplacement.work.user.name} har tillbaka allt.`);
    });
}
