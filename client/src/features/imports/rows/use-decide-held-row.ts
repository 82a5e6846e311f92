import { useMutation } from '@apollo/client/react';
import {
  DropHeldImportRowDocument,
  HeldImportRowsDocument,
  TakeHeldImportRowDocument,
  type HeldImportRowsQuery,
} from '../imports.generated';
import { confirm } from '../../../ui/overlays/confirm-store';
import { notify } from '../../../ui/feedback/toast-store';
import { useImportUrl } from '../use-import-url';
import { attempt } from '../../../apollo/feedback/notify-failure';

/** The two ways out for a row that waits: into an import of one's own, or away. */
export function useDecideHeldRow(row: HeldImportRowsQuery['heldImportRows'][number]) {
  const { openBatch } = useImportUrl();
  const [take, { loading: taking }] = useMutation(TakeHeldImportRowDocument);
  const [drop, { loading: dropping }] = useMutation(DropHeldImportRowDocument, {
    refetchQueries: [HeldImportRowsDocument],
    awaitRefetchQueries: true,
  });
  const input = { id: row.id };
  const onTake = () =>
    attempt('Kunde inte öppna raden', async () => {
      const { data } = await take({ variables: { input } });
      if (data) openBatch(data.takeHeldImportRow.id);
    });
  const onDrop = async () => {
    const sure = await confirm({
      title: 'Släng raden',
      question: `Ingenting av raden om ${row.studentName} importeras, och det som stod i den glöms. Vill du slänga den?`,
      confirmLabel: 'Släng raden',
    });
    if (!sure) return;
    await attempt('Kunde inte slänga raden', async () => {
      await drop({ variables: { input } });
      notify.success('Raden är borttagen.');
    });
  };
  return { onTake, taking, onDrop, dropping };
}
