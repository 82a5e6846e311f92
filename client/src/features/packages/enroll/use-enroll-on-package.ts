import { takeBack } from '../../../apollo/take-back';
import { useVerb } from '../../../apollo/use-verb';
import { EnrollOnPackageDocument, UndoPackageEnrolmentDocument } from '../packages.generated';
import { notify } from '../../../ui/feedback/toast-store';

/** Enrols students on a package and its courses, and takes it back as a whole; `onUndone` follows either way. */
export function useEnrollOnPackage(onUndone: () => void) {
  const undo = useVerb(UndoPackageEnrolmentDocument);
  return {
    enroll: useVerb(EnrollOnPackageDocument),
    undo: (batchId: string, packageName: string) =>
      takeBack(
        'Kunde inte ångra inskrivningen',
        async () => {
          await undo({ batchId });
          notify.success(`Inskrivningen på ${packageName} är ångrad`);
        },
        onUndone,
      ),
  };
}
