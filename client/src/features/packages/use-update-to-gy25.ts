import { useVerb } from '../../apollo/use-verb';
import { UpdatePackageToGy25Document } from '../../graphql/generated';

/** Makes a new version of a package, with levels of Gy25 instead of courses of Gy11. */
export const useUpdateToGy25 = () => useVerb(UpdatePackageToGy25Document);
