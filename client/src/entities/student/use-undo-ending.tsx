import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { useVerb } from '../../apollo/use-verb';
import { UndoEndStudentDocument, type UndoEndStudentInput } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { notify } from '../../ui/feedback/toast-store';

/** Takes the end of a student back as a whole; says why where it could not be, and tries again where nothing answered. */
export function useUndoEnding(onDone: () => void): (input: UndoEndStudentInput) => Promise<void> {
  const verb = useVerb(UndoEndStudentDocument);
  const undo = async (input: UndoEndStudentInput): Promise<void> => {
    try {
      const { undoEndStudent } = await verb(input);
      notify.success(`${undoEndStudent.name} är inte längre avslutad.`);
      onDone();
    } catch (error) {
      console.error('The end of the student was not taken back.', error);
      const failure = readFailure(error);
      notify.error('Kunde inte ångra avslutet', {
        details: <FailureDetails failure={failure} />,
        ...(failure.code === 'NETWORK' && {
          action: { label: buttons.retry, run: () => void undo(input) },
        }),
      });
    }
  };
  return undo;
}
