import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import { MunicipalitiesDocument } from '../../../entities/municipality/municipalities.generated';
import {
  AddMunicipalityDocument,
  MunicipalityRegisterDocument,
  UpdateMunicipalityDocument,
  type MunicipalityPartsFragment,
} from '../documents.generated';
import type { MunicipalityDraft } from './municipality-draft';

const options = {
  refetchQueries: [MunicipalityRegisterDocument, MunicipalitiesDocument],
  awaitRefetchQueries: true,
};

/** Adds a municipality to the list or changes one of it, and reads what someone else has saved. */
export function useSaveMunicipality() {
  const add = useVerb(AddMunicipalityDocument, options);
  const update = useVerb(UpdateMunicipalityDocument, options);
  const readAnew = useReadAnew(MunicipalityRegisterDocument);
  return {
    save: async (draft: MunicipalityDraft, stored: MunicipalityPartsFragment | null): Promise<void> => {
      const values = { code: draft.code.trim() || null, authorityName: draft.authorityName.trim() || null };
      if (!stored) return void (await add({ name: draft.name, kind: draft.kind, ...values }));
      const { name, version, isSpecified } = stored;
      await update({ name, version, ...values, ...(isSpecified ? {} : { newName: draft.name }) });
    },
    read: async ({ name }: MunicipalityPartsFragment) =>
      (await readAnew({}))?.municipalityRegister.find((one) => one.name === name),
  };
}
