import type { ImportBatchFieldsFragment } from '../imports.generated';
import type { ImportMapping } from '../../../graphql/types.generated';
import { notifyFailure } from '../../../apollo/feedback/notify-failure';
import { Button } from '../../../ui/button';
import { announce } from '../../../ui/feedback/live-region';
import { Message } from '../../../ui/feedback/message';
import { useImportUrl } from '../use-import-url';
import { usePreviewImport } from './use-preview-import';

interface HiddenPartsProps {
  batch: ImportBatchFieldsFragment;
  /** The column choices to save; absent if they are made on another step. */
  chosen?: readonly ImportMapping[];
}

/** Hidden parts of the workbook, and whether its hidden rows are read. */
export function HiddenParts({ batch, chosen }: HiddenPartsProps) {
  const { openBatch } = useImportUrl();
  const [preview, { loading }] = usePreviewImport();
  const { hiddenRows, hiddenParts, leavesOutHidden, uploadId, sheet } = batch;
  if (!hiddenRows && !hiddenParts) return null;
  const readAgain = async () => {
    if (!uploadId) return;
    const input = { uploadId, sheet, mapping: chosen ? [...chosen] : [], leaveOutHidden: !leavesOutHidden };
    try {
      const { data } = await preview({ variables: { input } });
      openBatch(data.previewImport.id);
      announce(`Filen är läst igen ${leavesOutHidden ? 'med' : 'utan'} de dolda raderna.`);
    } catch (failed) {
      notifyFailure('Kunde inte läsa filen igen', failed);
    }
  };
  const canChoose = hiddenRows && uploadId && chosen;
  return (
    <Message
      tone="warning"
      live={false}
      actions={
        canChoose && (
          <Button id="import-hidden" busy={loading} onClick={() => void readAgain()}>
            {leavesOutHidden ? 'Läs in de dolda raderna också' : 'Utelämna de dolda raderna'}
          </Button>
        )
      }
    >
      {hiddenRows &&
        `${hiddenRows} ${leavesOutHidden ? 'Dolda rader läses inte in.' : 'Dolda rader läses också in.'} `}
      {hiddenParts}
    </Message>
  );
}
