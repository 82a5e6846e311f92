import { useMutation } from '@apollo/client/react';
import { CreateGradeCatalogueDocument } from './grades.generated';

/** Makes the register of a signed course, and answers with the id of its document; whether it is under way. */
export function useCreateGradeCatalogue() {
  const [create, { loading }] = useMutation(CreateGradeCatalogueDocument);
  return {
    create: async (courseInstanceId: string) => {
      const { data } = await create({ variables: { input: { courseInstanceId } } });
      return data.createGradeCatalogue.id;
    },
    loading,
  };
}
