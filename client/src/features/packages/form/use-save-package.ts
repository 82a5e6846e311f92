import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import {
  CreateCoursePackageDocument,
  PackageDetailDocument,
  UpdateCoursePackageDocument,
  type PackageFieldsFragment,
} from '../packages.generated';
import { toPackageInput, type PackageDraft } from './package-draft';

/** Makes a package or changes one, and reads what someone else has saved. */
export function useSavePackage() {
  const create = useVerb(CreateCoursePackageDocument);
  const update = useVerb(UpdateCoursePackageDocument);
  // Not cached: the page would fill the form with it and lose the input.
  const readAnew = useReadAnew(PackageDetailDocument, 'no-cache');
  return {
    save: async (draft: PackageDraft, pack: PackageFieldsFragment | null): Promise<PackageFieldsFragment> => {
      const input = toPackageInput(draft);
      return pack
        ? (await update({ id: pack.id, version: pack.version, package: input })).updateCoursePackage
        : (await create({ package: input })).createCoursePackage;
    },
    read: async ({ id }: PackageFieldsFragment) => (await readAnew({ id }))?.coursePackage,
  };
}
