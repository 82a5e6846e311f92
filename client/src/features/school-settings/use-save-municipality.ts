import { useApolloClient, useMutation } from '@apollo/client/react';
import { refetchQueries } from '../../apollo/refetch-queries';
import { MunicipalitiesDocument } from '../../entities/municipality/municipalities.generated';
import {
  AddMunicipalityDocument,
  MunicipalityRegisterDocument,
  UpdateMunicipalityDocument,
  type MunicipalityPartsFragment,
} from './school-settings.generated';
import type { MunicipalityDraft } from './municipality-draft';

/** Adds a municipality to the list or changes one of it, and reads what someone else has saved. */
export function useSaveMunicipality() {
  const [addMunicipality] = useMutation(AddMunicipalityDocument);
  const [updateMunicipality] = useMutation(UpdateMunicipalityDocument);
  const client = useApolloClient();
  return {
    save: async (draft: MunicipalityDraft, stored: MunicipalityPartsFragment | null): Promise<void> => {
      const values = { code: draft.code.trim() || null, authorityName: draft.authorityName.trim() || null };
      if (stored) {
        const { name, version, isSpecified } = stored;
        await updateMunicipality({
          variables: { input: { name, version, ...values, ...(isSpecified ? {} : { newName: draft.name }) } },
        });
      } else {
        await addMunicipality({ variables: { input: { name: draft.name, kind: draft.kind, ...values } } });
      }
      await refetchQueries(client, [MunicipalityRegisterDocument, MunicipalitiesDocument]);
    },
    read: async ({ name }: MunicipalityPartsFragment) => {
      const { data } = await client.query({
        query: MunicipalityRegisterDocument,
        fetchPolicy: 'network-only',
      });
      return data.municipalityRegister.find((one) => one.name === name);
    },
  };
}
