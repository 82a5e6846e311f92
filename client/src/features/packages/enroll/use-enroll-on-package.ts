import { useMutation } from '@apollo/client/react';
import { takeBack } from '../../../apollo/take-back';
import { EnrollOnPackageDocument, UndoPackageEnrolmentDocument } from '../packages.generated';
import { notify } from '../../../ui/feedback/toast-store';

/** Enrols students on a package and its courses, and takes it back as a whole; `onUndone` follows either way. */
export function useEnrollOnPackage(onUndone: () => void) {
  const [enroll] = useMutation(EnrollOnPackageDocument);
  const [undo] = useMutation(UndoPackageEnrolmentDocument);
  return {
    enroll,
    undo: (batchId: string, packageName: string) =>
      takeBack(
        'Kunde inte ångra inskrivningen',
        async () => {
          await undo({ variables: { input: { batchId } } });
          notify.success(`Inskrivningen på ${packageName} är ångrad`);
        },
        onUndone,
      ),
  };
}
