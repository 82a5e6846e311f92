import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { LoadFailed } from '../../apollo/feedback/load-failed';
import type { ImportErrorChoice } from '../../../../domain/generated';
import type { ImportBatchFieldsFragment } from './imports.generated';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Message } from '../../ui/feedback/message';
import { Loading } from '../../ui/feedback/skeleton';
import { importable, leftOut, rowsOf } from './import-texts';
import { HiddenParts } from './columns/hidden-parts';
import { OutcomeTabs } from './rows/outcome-tabs';
import { RowTable } from './rows/row-table';
import { useCommitImport } from './use-commit-import';
import { useImportUrl } from './use-import-url';
import { useImportRows } from './rows/use-import-rows';
import { Grid, Row } from '../../ui/layout';

type Batch = ImportBatchFieldsFragment;

/** Step 3 of pages §1: every row with its effect and its errors, then the decision. */
export function ReviewStep({ batch }: { batch: Batch }) {
  const view = useImportRows(batch.id);
  return (
    <>
      <HiddenParts batch={batch} />
      <div ref={view.table}>
        <OutcomeTabs
          summary={batch.summary}
          value={view.group}
          onChange={(group) => view.show(group, view.onlyErrors)}
        >
          <Checkbox
            label="Visa endast fel"
            description="Rader med fel eller varningar"
            checked={view.onlyErrors}
            onChange={(onlyErrors) => view.show(view.group, onlyErrors)}
          />
          <LoadFailed error={view.error} refetch={view.refetch} text="Kunde inte hämta raderna." />
          {view.first && !view.error && <Loading text="Laddar rader…" lines={8} />}
          {!view.first && view.rows.length === 0 && <EmptyState text="Inga rader här." />}
          {view.rows.length > 0 && (
            <RowTable
              columns={batch.columns}
              rows={view.rows}
              busy={view.loading}
              onFix={view.fix}
              onFixAlike={view.fixAlike}
              onDecide={view.decide}
            />
          )}
          {(view.previous ?? view.next) && (
            <nav className="row" aria-label="Sidor med rader">
              <Button disabled={!view.previous} onClick={() => view.previous?.()}>
                Föregående rader
              </Button>
              <Button disabled={!view.next} onClick={() => view.next?.()}>
                Nästa rader
              </Button>
            </nav>
          )}
        </OutcomeTabs>
      </div>
      <Decision batch={batch} />
    </>
  );
}

/** What happens with wrong rows, and the import itself. */
function Decision({ batch }: { batch: Batch }) {
  const { setReview } = useImportUrl();
  const [onError, setOnError] = useState<ImportErrorChoice>('SKIP');
  const [commit, { loading, error }] = useCommitImport(batch.id);
  const { summary, mayCommit } = batch;
  const count = importable(summary);
  const wrong = leftOut(summary);

  const start = async () => {
    try {
      await commit({
        variables: { input: { batchId: batch.id, onError } },
      });
      setReview(false);
    } catch (failed) {
      console.error('The import was not begun.', failed);
    }
  };

  return (
    <Grid gap="4" className="imports-decision box panel">
      {error && !loading && <Message tone="error">{readFailure(error).message}</Message>}
      {!mayCommit && (
        <Message tone="warning" live={false}>
          Filen ändrar {summary.changed === 1 ? 'en elev som' : `${summary.changed} elever som`} redan finns,
          och det får bara en administratör göra. Be en administratör importera filen, eller ta bort raderna
          under Uppdateras ur filen och läs in den igen: nya elever kan du importera själv.
        </Message>
      )}
      {count === 0 && (
        <Message tone="info">Det finns inget att importera: ingen rad är ny eller ändrar något.</Message>
      )}
      {mayCommit && count > 0 && wrong > 0 && (
        <ErrorChoice wrong={wrong} value={onError} onChange={setOnError} />
      )}
      <Row align="stretch">
        {/* After a commit that was cancelled or failed, the step before is its result and not the columns. */}
        <Button onClick={() => setReview(false)}>
          {batch.state === 'PREVIEW' ? 'Tillbaka till kolumnerna' : 'Tillbaka till resultatet'}
        </Button>
        {mayCommit && count > 0 && (
          <Button variant="primary" busy={loading} onClick={() => void start()}>
            Importera {rowsOf(count)}
          </Button>
        )}
      </Row>
    </Grid>
  );
}

interface ErrorChoiceProps {
  /** How many rows cannot be imported. */
  wrong: number;
  value: ImportErrorChoice;
  onChange: (choice: ImportErrorChoice) => void;
}

function ErrorChoice({ wrong, value, onChange }: ErrorChoiceProps) {
  return (
    <fieldset>
      <legend className="field-label">{rowsOf(wrong)} har fel, är dubbletter eller konflikter</legend>
      <Choice label="Importera giltiga rader" checked={value === 'SKIP'} onChoose={() => onChange('SKIP')} />
      <Choice label="Avbryt allt vid fel" checked={value === 'ABORT'} onChoose={() => onChange('ABORT')} />
    </fieldset>
  );
}

function Choice({ label, checked, onChoose }: { label: string; checked: boolean; onChoose: () => void }) {
  return (
    <Row as="label" nowrap className="imports-choice">
      <input type="radio" name="import-on-error" checked={checked} onChange={onChoose} />
      {label}
    </Row>
  );
}
