import { useMutation } from '@apollo/client/react';
import { workplaceImportFieldLabels } from '../../../../../domain/labels/workplace-import';
import { attempt } from '../../../apollo/feedback/notify-failure';
import { readFailure } from '../../../apollo/failure';
import { ColumnTable, Unchecked, useColumnMapping } from '../../../entities/import/column-table';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { Row } from '../../../ui/layout';
import { useUpdateWorkplaceImport } from './use-update-workplace-import';
import { useWorkplaceImportUrl } from './use-workplace-import-url';
import {
  PreviewWorkplaceImportDocument,
  type WorkplaceImportFieldsFragment,
} from './workplace-imports.generated';

/** What each column of the file is read as. */
export function ColumnsStep({ found }: { found: WorkplaceImportFieldsFragment }) {
  const { open, setReview } = useWorkplaceImportUrl();
  const columns = useColumnMapping(found.columns, workplaceImportFieldLabels);
  const { mapping, chosen, unchecked } = columns;
  const [update, { loading, error }] = useUpdateWorkplaceImport();
  const goOn = async () => {
    // A doubt that was checked is a choice too.
    const changed = found.columns.filter(({ index, field, doubt }) => doubt || mapping.get(index) !== field);
    if (changed.length > 0) {
      const choices = changed.map(({ index }) => ({ column: index, field: mapping.get(index) ?? null }));
      try {
        await update({ variables: { input: { id: found.id, mapping: choices } } });
      } catch (failed) {
        console.error('The columns were not accepted.', failed);
        return;
      }
    }
    setReview(true);
  };
  const notes = [found.skipped, found.hiddenRows, found.hiddenParts].filter((note) => note !== null);
  return (
    <>
      <p>Kontrollera vad varje kolumn läses som.</p>
      <SheetChoice found={found} />
      {notes.map((note) => (
        <p key={note} className="meta">
          {note}
        </p>
      ))}
      {error && !loading && <Message tone="error">{readFailure(error).message}</Message>}
      {!chosen.has('NAME') && (
        <Message tone="warning">
          Ingen kolumn läses som namn. Utan den kan bara arbetsplatser som redan finns uppdateras, efter
          organisationsnummer.
        </Message>
      )}
      <ColumnTable columns={found.columns} mapping={columns} labels={workplaceImportFieldLabels} />
      <p className="meta">En tom cell låter det som redan är sparat stå kvar.</p>
      <Row align="stretch">
        <Button onClick={() => open(null)}>Välj en annan fil</Button>
        <Button variant="primary" busy={loading} disabled={unchecked.length > 0} onClick={() => void goOn()}>
          {loading ? 'Kontrollerar raderna…' : 'Granska raderna'}
        </Button>
        <Unchecked columns={unchecked} />
      </Row>
    </>
  );
}

/** Which sheet of the workbook is read, where it has several. */
function SheetChoice({ found }: { found: WorkplaceImportFieldsFragment }) {
  const { open } = useWorkplaceImportUrl();
  const [preview, { loading }] = useMutation(PreviewWorkplaceImportDocument);
  const { sheets, sheet, uploadId } = found;
  if (sheets.length < 2 || !uploadId) return null;
  const read = (name: string) =>
    attempt('Kunde inte läsa bladet', async () => {
      const { data } = await preview({ variables: { input: { uploadId, sheet: name } } });
      open(data.previewWorkplaceImport.id);
    });
  return (
    <div className="imports-sheet">
      <Select
        label="Blad som läses"
        options={sheets.map((name) => ({ value: name, label: name }))}
        value={sheet}
        disabled={loading}
        onChange={(name) => void (name !== null && name !== sheet && read(name))}
      />
    </div>
  );
}
