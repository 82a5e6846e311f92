import { useState } from 'react';
import type { ImportField } from '../../../../../domain/generated';
import { importFieldLabels } from '../../../../../domain/labels/import';
import { counted } from '../../../../../domain/numbers';
import { readFailure } from '../../../apollo/failure';
import type { ImportBatchFieldsFragment } from '../../../graphql/generated';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { announce } from '../../../ui/feedback/live-region';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { Table, type TableColumn } from '../../../ui/table';
import { SheetChoice } from './sheet-choice';
import { useImportUrl } from '../use-import-url';
import { useUpdateImport } from '../use-update-import';
import { Row } from '../../../ui/layout';

type Batch = ImportBatchFieldsFragment;
type Column = Batch['columns'][number];
type Mapping = ReadonlyMap<number, ImportField | null>;

const fieldOptions = Object.entries(importFieldLabels).map(([value, label]) => ({
  value: value as ImportField,
  label,
}));

/** Which field each column of the file is read as, beginning with what the server made of the headings. */
function useMapping(batch: Batch) {
  const [mapping, setMapping] = useState<Mapping>(
    () => new Map(batch.columns.map(({ index, field }) => [index, field])),
  );

  const choose = (column: Column, field: ImportField | null) => {
    const next = new Map(mapping);
    // A field is read from one column: the one that had it lets go, as it will on the server.
    const other = batch.columns.find(
      ({ index }) => field !== null && index !== column.index && mapping.get(index) === field,
    );
    if (other && field) {
      next.set(other.index, null);
      announce(
        `${other.header} läses inte längre: ${importFieldLabels[field]} läses nu från ${column.header}.`,
      );
    }
    next.set(column.index, field);
    setMapping(next);
  };
  const chosen = new Set([...mapping.values()].filter((field) => field !== null));
  const named = chosen.has('NAME') || (chosen.has('FIRST_NAME') && chosen.has('LAST_NAME'));
  return { mapping, choose, named };
}

function mappingColumns(
  mapping: Mapping,
  choose: (column: Column, field: ImportField | null) => void,
): readonly TableColumn<Column>[] {
  return [
    { key: 'header', header: 'Kolumn i filen', rowHeader: true, cell: ({ header }) => header },
    {
      key: 'samples',
      header: 'De första värdena',
      card: 'fact',
      cell: ({ samples }) =>
        samples.length > 0 ? (
          <ul className="imports-samples">
            {samples.map((sample, index) => (
              <li key={`${index} ${sample}`}>{sample}</li>
            ))}
          </ul>
        ) : (
          <span className="missing">Tom</span>
        ),
    },
    {
      key: 'field',
      header: 'Läses som',
      card: 'state',
      cell: (column) => (
        <Select
          label={`${column.header} läses som`}
          hideLabel
          placeholder="Läses inte"
          options={fieldOptions}
          value={mapping.get(column.index) ?? null}
          onChange={(field) => choose(column, field)}
        />
      ),
    },
  ];
}

/** What the import leaves behind, said where one goes on. */
function Unread({ columns }: { columns: readonly Column[] }) {
  if (columns.length === 0) return null;
  const count = counted(columns.length, 'kolumn', 'kolumner');
  return (
    <p className="imports-unread" role="status">
      {count} läses inte: {columns.map(({ header }) => header).join(', ')}
    </p>
  );
}

/** Stores what was chosen, where anything was, and leads on to the rows. */
function useGoingOn(batch: Batch, mapping: ReturnType<typeof useMapping>['mapping'], keep: boolean) {
  const { setReview } = useImportUrl();
  const [update, { loading, error }] = useUpdateImport();
  const goOn = async () => {
    const changed = batch.columns.filter(({ index, field }) => mapping.get(index) !== field);
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
  const { mapping, choose, named } = useMapping(batch);
  const [keep, setKeep] = useState(batch.keepExistingWhenEmpty);
  const { goOn, loading, error } = useGoingOn(batch, mapping, keep);
  return (
    <>
      <p>
        Kontrollera vad varje kolumn läses som. Det du väljer används nästa gång en fil har samma rubriker.
      </p>
      <SheetChoice batch={batch} />
      {batch.skipped && <p className="meta">{batch.skipped}</p>}
      {error && !loading && <Message tone="error">{readFailure(error).message}</Message>}
      {!named && (
        <Message tone="warning">
          Ingen kolumn läses som namn. Utan den kan nya elever inte läggas till, bara elever som redan finns
          uppdateras.
        </Message>
      )}
      <div className="imports-columns">
        <Table
          caption="Kolumner i filen"
          columns={mappingColumns(mapping, choose)}
          rows={batch.columns}
          rowKey={({ index }) => String(index)}
        />
      </div>
      <Checkbox
        label="Tomma celler skriver inte över"
        description="En tom cell låter det som redan är sparat stå kvar."
        checked={keep}
        onChange={setKeep}
      />
      <Row align="stretch">
        <Button onClick={() => openBatch(null)}>Välj en annan fil</Button>
        <Button variant="primary" busy={loading} onClick={() => void goOn()}>
          {loading ? 'Kontrollerar raderna...' : 'Granska raderna'}
        </Button>
        <Unread columns={batch.columns.filter(({ index }) => !mapping.get(index))} />
      </Row>
    </>
  );
}
