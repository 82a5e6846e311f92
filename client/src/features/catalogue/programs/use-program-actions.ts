import { useMutation } from '@apollo/client/react';
import {
  DeleteProgramDocument,
  SetProgramArchivedDocument,
  type ProgramRowFragment,
} from '../catalogue.generated';
import { notify } from '../../../ui/feedback/toast-store';
import { confirm } from '../../../ui/overlays/confirm-store';
import { attempt } from '../../../apollo/feedback/notify-failure';

export interface ProgramActions {
  archive: (program: ProgramRowFragment, archived: boolean) => Promise<void>;
  remove: (program: ProgramRowFragment) => Promise<void>;
}

/** Program actions without a form; archiving can be undone. */
export function useProgramActions(onChanged: () => void): ProgramActions {
  const [setArchived] = useMutation(SetProgramArchivedDocument);
  const [deleteProgram] = useMutation(DeleteProgramDocument);
  const change = (action: () => Promise<void>) => attempt('Kunde inte ändra programmet', action);
  const archive = async ({ id, version, name }: ProgramRowFragment, archived: boolean): Promise<void> => {
    await change(async () => {
      const { data } = await setArchived({ variables: { input: { id, version, archived } } });
      onChanged();
      const changed = data.setProgramArchived;
      notify.success(archived ? `${name} är arkiverat` : `${name} är aktivt igen`, {
        action: { label: 'Ångra', run: () => void archive(changed, !archived) },
      });
    });
  };
  const remove = async ({ id, name }: ProgramRowFragment): Promise<void> => {
    if (!(await confirm({ question: `Vill du ta bort ${name}?`, confirmLabel: 'Ta bort' }))) return;
    await change(async () => {
      await deleteProgram({ variables: { input: { id } } });
      onChanged();
      notify.success(`${name} är borttaget`);
    });
  };
  return { archive, remove };
}
