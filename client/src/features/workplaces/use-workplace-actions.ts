import { useMutation } from '@apollo/client/react';
import { attempt } from '../../apollo/feedback/notify-failure';
import { notify } from '../../ui/feedback/toast-store';
import { confirm } from '../../ui/overlays/confirm-store';
import type { Supervisor } from './supervisors/supervisor-dialog';
import {
  DeleteWorkplaceDocument,
  RemoveSupervisorDocument,
  type WorkplaceRecordFragment,
} from './workplaces.generated';

/** Actions of a workplace without a form. */
export function useWorkplaceActions(onDeleted: () => void) {
  const [deleteWorkplace] = useMutation(DeleteWorkplaceDocument);
  const [removeSupervisor] = useMutation(RemoveSupervisorDocument);
  return {
    remove: async ({ id, name }: WorkplaceRecordFragment) => {
      if (!(await confirm({ question: `Vill du ta bort ${name}?`, confirmLabel: 'Ta bort' }))) return;
      await attempt('Kunde inte ta bort arbetsplatsen', async () => {
        await deleteWorkplace({ variables: { input: { id } } });
        notify.success(`${name} är borttagen`);
        onDeleted();
      });
    },
    removeSupervisor: async ({ id, name }: Supervisor) => {
      const question = `Vill du ta bort ${name} som handledare? Placeringarna ligger kvar utan handledare.`;
      if (!(await confirm({ question, confirmLabel: 'Ta bort' }))) return;
      await attempt('Kunde inte ta bort handledaren', async () => {
        await removeSupervisor({ variables: { input: { id } } });
        notify.success(`${name} är borttagen`);
      });
    },
  };
}
