import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import type { ImportErrorChoice } from '../../../../domain/generated';
import type { ImportBatchFieldsFragment } from './imports.generated';
import { RowReview } from '../../entities/import/row-review';
import { Button } from '../../ui/button';
import { Message } from '../../ui/feedback/message';
import { importable, leftOut, outcomeCounts, outcomes, rowsOf } from './import-texts';
import { studentRowKind } from './rows/student-row-kind';
import { HiddenParts } from './columns/hidden-parts';
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
      <RowReview
        counts={new Map(outcomes.map((outcome) => [outcome, outcomeCounts[outcome](batch.summary)]))}
        columns={batch.columns}
        view={view}
        kind={studentRowKind(view.decide)}
      />
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
