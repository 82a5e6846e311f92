import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  CreateCoursePackageDocument,
  PackageDetailDocument,
  UpdateCoursePackageDocument,
  type PackageFieldsFragment,
} from '../packages.generated';
import { toPackageInput, type PackageDraft } from './package-draft';

/** Makes a package or changes one, and reads what someone else has saved. */
export function useSavePackage() {
  const [create] = useMutation(CreateCoursePackageDocument);
  const [update] = useMutation(UpdateCoursePackageDocument);
  const client = useApolloClient();
  return {
    save: async (draft: PackageDraft, pack: PackageFieldsFragment | null): Promise<PackageFieldsFragment> => {
      const input = toPackageInput(draft);
      if (pack) {
        const { id, version } = pack;
        const { data } = await update({ variables: { input: { id, version, package: input } } });
        return data.updateCoursePackage;
      }
      const { data } = await create({ variables: { input: { package: input } } });
      return data.createCoursePackage;
    },
    read: async ({ id }: PackageFieldsFragment) => {
      const { data } = await client.query({
        query: PackageDetailDocument,
        variables: { id },
        // Not cached: the page would fill the form with it and lose the input.
        fetchPolicy: 'no-cache',
      });
      return data.coursePackage;
    },
  };
}
