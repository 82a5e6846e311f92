import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { DeleteInstanceDocument, type InstanceRowFragment } from './course-instances.generated';
import { buttons } from '../../lib/fixed-texts';
import { confirm } from '../../ui/overlays/confirm-store';
import { notify } from '../../ui/feedback/toast-store';
import { attempt } from '../../apollo/feedback/notify-failure';

/** Takes an instance away, after a question. `onChanged`: the rows are not true any more. */
export function useDeleteInstance(onChanged: () => void): (instance: InstanceRowFragment) => Promise<void> {
  const [remove] = useMutation(DeleteInstanceDocument);
  return useCallback(
    async ({ id, version, name, startDate }) => {
      const sure = await confirm({
        title: 'Ta bort kurstillfället',
        question: `Är du säker på att du vill ta bort ${name}, start ${startDate ?? 'ej satt'}?`,
        confirmLabel: buttons.remove,
      });
      if (!sure) return;
      await attempt('Kunde inte ta bort tillfället', async () => {
        await remove({ variables: { input: { id, version } } });
        notify.success(`${name} är borttaget.`);
      });
      onChanged();
    },
    [remove, onChanged],
  );
}
