import { useMutation } from '@apollo/client/react';
import { takeBack } from '../../apollo/take-back';
import { UndoEndStudentDocument } from './student-ending.generated';
import type { UndoEndStudentInput } from '../../graphql/types.generated';
import { notify } from '../../ui/feedback/toast-store';

/** Takes the end of a student back as a whole. */
export function useUndoEnding(onDone: () => void): (input: UndoEndStudentInput) => Promise<boolean> {
  const [undoEnding] = useMutation(UndoEndStudentDocument);
  return (input) =>
    takeBack('Kunde inte ångra avslutet', async () => {
      const { data } = await undoEnding({ variables: { input } });
      notify.success(`${data.undoEndStudent.name} är inte längre avslutad.`);
      onDone();
    });
}
