import { readFailure } from '../../../apollo/failure';
import { useVerb } from '../../../apollo/use-verb';
import { EnrollOnPackageDocument, UndoPackageEnrolmentDocument } from '../../../graphql/generated';
import { notify } from '../../../ui/feedback/toast-store';

/** Enrols students on a package and its courses, and takes it back as a whole. */
export function useEnrollOnPackage() {
  const undo = useVerb(UndoPackageEnrolmentDocument);
  return {
    enroll: useVerb(EnrollOnPackageDocument),
    /** Says what came of it. */
    undo: async (batchId: string, packageName: string) => {
      try {
        await undo({ batchId });
        notify.success(`Inskrivningen på ${packageName} är ångrad`);
      } catch (failed) {
        console.error('The enrolment was not undone.', failed);
        notify.error('Kunde inte ångra inskrivningen', { details: readFailure(failed).message });
      }
    },
  };
}
