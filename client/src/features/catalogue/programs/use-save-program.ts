import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  CreateProgramDocument,
  ProgramNowDocument,
  UpdateProgramDocument,
  type ProgramRowFragment,
} from '../catalogue.generated';
import { toProgramInput, type ProgramDraft } from './program-draft';

/** Adds a program or changes its rules, and reads what someone else has saved. */
export function useSaveProgram() {
  const [create] = useMutation(CreateProgramDocument);
  const [update] = useMutation(UpdateProgramDocument);
  const client = useApolloClient();
  return {
    save: async (draft: ProgramDraft, base: ProgramRowFragment | null) => {
      const program = toProgramInput(draft);
      return base
        ? update({ variables: { input: { id: base.id, version: base.version, program } } })
        : create({ variables: { input: { program } } });
    },
    read: async ({ id }: ProgramRowFragment) => {
      const { data } = await client.query({
        query: ProgramNowDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data.program;
    },
  };
}
