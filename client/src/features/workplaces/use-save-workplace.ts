import { useApolloClient, useMutation } from '@apollo/client/react';
import { toWorkplaceValues, type WorkplaceDraft } from './workplace-draft';
import {
  CreateWorkplaceDocument,
  UpdateWorkplaceDocument,
  WorkplaceDocument,
  type WorkplaceRowFragment,
} from './workplaces.generated';

/** Adds or changes a workplace, and reads what another user has saved. */
export function useSaveWorkplace() {
  const [create] = useMutation(CreateWorkplaceDocument);
  const [update] = useMutation(UpdateWorkplaceDocument);
  const client = useApolloClient();
  return {
    save: async (draft: WorkplaceDraft, base: WorkplaceRowFragment | null) => {
      const values = toWorkplaceValues(draft);
      if (!base) return (await create({ variables: { input: { values } } })).data.createWorkplace;
      const { id, version } = base;
      return (await update({ variables: { input: { id, version, values } } })).data.updateWorkplace;
    },
    read: async ({ id }: WorkplaceRowFragment) => {
      const { data } = await client.query({
        query: WorkplaceDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data.workplace;
    },
  };
}
