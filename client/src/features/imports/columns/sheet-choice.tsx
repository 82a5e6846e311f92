import type { ImportBatchFieldsFragment } from '../imports.generated';
import { announce } from '../../../ui/feedback/live-region';
import { Select } from '../../../ui/fields/select';
import { useImportUrl } from '../use-import-url';
import { usePreviewImport } from './use-preview-import';
import { notifyFailure } from '../../../apollo/feedback/notify-failure';

/** Which sheet of the workbook is read, where it has several. */
export function SheetChoice({ batch }: { batch: ImportBatchFieldsFragment }) {
  const { openBatch } = useImportUrl();
  const [preview, { loading }] = usePreviewImport();
  const { sheets, sheet, uploadId } = batch;
  if (sheets.length < 2 || !uploadId) return null;
  const read = async (name: string | null) => {
    if (name === null || name === sheet) return;
    try {
      const { data } = await preview({ variables: { input: { uploadId, sheet: name } } });
      openBatch(data.previewImport.id);
      announce(`Bladet ${name} är läst.`);
    } catch (failed) {
      notifyFailure('Kunde inte läsa bladet', failed);
    }
  };
  return (
    <div className="imports-sheet">
      <Select
        id="import-sheet"
        label="Blad som läses"
        options={sheets.map((name) => ({ value: name, label: name }))}
        value={sheet}
        disabled={loading}
        onChange={(name) => void read(name)}
      />
    </div>
  );
}
