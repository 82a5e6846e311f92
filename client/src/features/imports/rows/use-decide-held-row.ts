import { useMutation } from '@apollo/client/react';
import {
  DropHeldImportRowDocument,
  HeldImportRowsDocument,
  TakeHeldImportRowDocument,
  type HeldImportRowsQuery,
} from '../../../graphql/generated';
import { confirm } from '../../../ui/overlays/confirm-store';
import { notify } from '../../../ui/feedback/toast-store';
import { useImportUrl } from '../use-import-url';
import { notifyFailure } from '../../../apollo/feedback/notify-failure';

/** The two ways out for a row that waits: into an import of one's own, or away. */
export function useDecideHeldRow(row: HeldImportRowsQuery['heldImportRows'][number]) {
  const { openBatch } = useImportUrl();
  const [take, { loading: taking }] = useMutation(TakeHeldImportRowDocument);
  const [drop, { loading: dropping }] = useMutation(DropHeldImportRowDocument, {
    refetchQueries: [HeldImportRowsDocument],
    awaitRefetchQueries: true,
  });
  const input = { id: row.id };
  const failed = (text: string, error: unknown) => {
    notifyFailure(text, error);
  };
  const onTake = async () => {
    try {
      const { data } = await take({ variables: { input } });
      if (data) openBatch(data.takeHeldImportRow.id);
    } catch (error) {
      failed('Kunde inte öppna raden', error);
    }
  };
  const onDrop = async () => {
    const sure = await confirm({
      title: 'Släng raden',
      question: `Ingenting av raden om ${row.studentName} importeras, och det som stod i den glöms. Vill du slänga den?`,
      confirmLabel: 'Släng raden',
      danger: true,
    });
    if (!sure) return;
    try {
      await drop({ variables: { input } });
      notify.success('Raden är slängd.');
    } catch (error) {
      failed('Kunde inte slänga raden', error);
    }
  };
  return { onTake, taking, onDrop, dropping };
}
