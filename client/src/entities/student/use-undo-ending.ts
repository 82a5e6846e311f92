import { takeBack } from '../../apollo/take-back';
import { useVerb } from '../../apollo/use-verb';
import { UndoEndStudentDocument } from './student-ending.generated';
import type { UndoEndStudentInput } from '../../graphql/types.generated';
import { notify } from '../../ui/feedback/toast-store';

/** Takes the end of a student back as a whole. */
export function useUndoEnding(onDone: () => void): (input: UndoEndStudentInput) => Promise<boolean> {
  const verb = useVerb(UndoEndStudentDocument);
  return (input) =>
    takeBack('Kunde inte ångra avslutet', async () => {
      const { undoEndStudent } = await verb(input);
      notify.success(`${undoEndStudent.name} är inte längre avslutad.`);
      onDone();
    });
}
