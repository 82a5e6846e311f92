import { useReadAnew, useVerb } from '../../../apollo/use-verb';
import {
  CreateProgramDocument,
  ProgramNowDocument,
  UpdateProgramDocument,
  type ProgramRowFragment,
} from '../catalogue.generated';
import { toProgramInput, type ProgramDraft } from './program-draft';

/** Adds a program or changes its rules, and reads what someone else has saved. */
export function useSaveProgram() {
  const create = useVerb(CreateProgramDocument);
  const update = useVerb(UpdateProgramDocument);
  const readAnew = useReadAnew(ProgramNowDocument);
  return {
    save: async (draft: ProgramDraft, base: ProgramRowFragment | null) => {
      const program = toProgramInput(draft);
      return base ? update({ id: base.id, version: base.version, program }) : create({ program });
    },
    read: async ({ id }: ProgramRowFragment) => (await readAnew({ id }))?.program,
  };
}
