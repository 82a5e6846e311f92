import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { useVerb } from '../../apollo/use-verb';
import { UndoEndStudentDocument, type UndoEndStudentInput } from '../../graphql/generated';
import { notify } from '../../ui/feedback/toast-store';

/** Takes the end of a student back as a whole; says why where it could not be. */
export function useUndoEnding(): (input: UndoEndStudentInput) => Promise<void> {
  const undo = useVerb(UndoEndStudentDocument);
  return async (input) => {
    try {
      const { undoEndStudent } = await undo(input);
      notify.success(`${undoEndStudent.name} är inte längre avslutad.`);
    } catch (error) {
      console.error('The end of the student was not taken back.', error);
      notify.error('Kunde inte ångra avslutet', { details: <FailureDetails failure={readFailure(error)} /> });
    }
  };
}
