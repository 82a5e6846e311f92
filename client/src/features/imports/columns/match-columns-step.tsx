import { useState } from 'react';
import type { ImportField } from '../../../../../domain/generated';
import { importFieldLabels } from '../../../../../domain/labels/import';
import { readFailure } from '../../../apollo/failure';
import { ColumnTable, Unchecked, useColumnMapping } from '../../../entities/import/column-table';
import type { ImportBatchFieldsFragment } from '../imports.generated';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Message } from '../../../ui/feedback/message';
import { HiddenParts } from './hidden-parts';
import { SheetChoice } from './sheet-choice';
import { useImportUrl } from '../use-import-url';
import { useUpdateImport } from '../use-update-import';
import { Row } from '../../../ui/layout';

type Batch = ImportBatchFieldsFragment;
type Mapping = ReadonlyMap<number, ImportField | null>;

/** There is no field for it. */
const PACE = /^\s*(?:studie)?takt\b/i;

/** Saves the choices, if any, and goes on to the rows. */
function useGoingOn(batch: Batch, mapping: Mapping, keep: boolean) {
  const { setReview } = useImportUrl();
  const [update, { loading, error }] = useUpdateImport();
  const goOn = async () => {
    // A doubt that was checked is a choice too, and is remembered as one.
    const changed = batch.columns.filter(({ index, field, doubt }) => doubt || mapping.get(index) !== field);
    if (changed.length > 0 || keep !== batch.keepExistingWhenEmpty) {
      const input = {
        batchId: batch.id,
        mapping: changed.map(({ index }) => ({ column: index, field: mapping.get(index) ?? null })),
        keepExistingWhenEmpty: keep,
      };
      try {
        await update({ variables: { input } });
      } catch (failed) {
        console.error('The columns were not accepted.', failed);
        return;
      }
    }
    setReview(true);
  };
  return { goOn, loading, error };
}

/** Step 2 of pages §1: what each column is read as. */
export function MatchColumnsStep({ batch }: { batch: Batch }) {
  const { openBatch } = useImportUrl();
  const matching = useColumnMapping(batch.columns, importFieldLabels);
  const { mapping, chosen, unchecked } = matching;
  const named = chosen.has('NAME') || (chosen.has('FIRST_NAME') && chosen.has('LAST_NAME'));
  const [keep, setKeep] = useState(batch.keepExistingWhenEmpty);
  const { goOn, loading, error } = useGoingOn(batch, mapping, keep);
  return (
    <>
      <p>
        Kontrollera vad varje kolumn läses som. Det du väljer används nästa gång en fil har samma rubriker.
      </p>
      <SheetChoice batch={batch} />
      {batch.skipped && <p className="meta">{batch.skipped}</p>}
      <HiddenParts batch={batch} chosen={matching.settled} />
      {error && !loading && <Message tone="error">{readFailure(error).message}</Message>}
      {!named && (
        <Message tone="warning">
          Ingen kolumn läses som namn. Utan den kan nya elever inte läggas till, bara elever som redan finns
          uppdateras.
        </Message>
      )}
      <ColumnTable
        columns={batch.columns}
        mapping={matching}
        labels={importFieldLabels}
        hint={({ header }) =>
          PACE.test(header) ? 'Importen läser inte in studietakt. Den anges på inskrivningen.' : null
        }
      />
      <Checkbox
        label="Tomma celler skriver inte över"
        description="En tom cell låter det som redan är sparat stå kvar."
        checked={keep}
        onChange={setKeep}
      />
      <Row align="stretch">
        <Button onClick={() => openBatch(null)}>Välj en annan fil</Button>
        <Button variant="primary" busy={loading} disabled={unchecked.length > 0} onClick={() => void goOn()}>
          {loading ? 'Kontrollerar raderna…' : 'Granska raderna'}
        </Button>
        <Unchecked columns={unchecked} />
      </Row>
    </>
  );
}
