import { useVerb } from '../../../apollo/use-verb';
import { EnrollOnPackageDocument, UndoPackageEnrolmentDocument } from '../../../graphql/generated';

/** Enrols students on a package and its courses, and takes it back as a whole. */
export function useEnrollOnPackage() {
  return { enroll: useVerb(EnrollOnPackageDocument), undo: useVerb(UndoPackageEnrolmentDocument) };
}
