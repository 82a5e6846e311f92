import { counted } from '../../../../../domain/numbers';
import type { KeyboardEvent } from 'react';
import type { MergeField } from '../../../../../domain/generated';
import type { MergePreviewQuery } from '../student-records.generated';
import { inlineTexts } from '../../../lib/fixed-texts';
import { Message } from '../../../ui/feedback/message';
import type { Candidate, MergeRow } from './merge-choice';

interface MergeTableProps {
  keep: Candidate;
  merged: Candidate;
  rows: readonly MergeRow[];
  take: ReadonlySet<MergeField>;
  onTake: (take: ReadonlySet<MergeField>) => void;
  preview: MergePreviewQuery['mergePreview'] | null;
}

/** What cannot be taken back waits for its button. */
function notByEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Both records beside each other: one value of each pair stays. */
export function MergeTable({ keep, merged, rows, take, onTake, preview }: MergeTableProps) {
  const choose = (field: MergeField, taken: boolean) => {
    const next = new Set(take);
    if (taken) next.add(field);
    else next.delete(field);
    onTake(next);
  };
  return (
    <>
      {rows.length === 0 ? (
        <p>Uppgifterna är lika.</p>
      ) : (
        <table className="merge-table">
          <caption className="sr-only">Välj vilken uppgift som ska vara kvar</caption>
          <thead>
            <tr>
              <th scope="col">Uppgift</th>
              <th scope="col">{keep.name} (är kvar)</th>
              <th scope="col">{merged.name}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ field, label, ...values }) => (
              <tr key={field}>
                <th scope="row">{label}</th>
                {(['keep', 'merged'] as const).map((side) => (
                  <td key={side}>
                    <label>
                      <input
                        type="radio"
                        name={`merge-${field}`}
                        checked={take.has(field) === (side === 'merged')}
                        onChange={() => choose(field, side === 'merged')}
                        onKeyDown={notByEnter}
                      />
                      {values[side] ?? <span className="missing">{inlineTexts.missingValue}</span>}
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {preview && (
        <p>
          Följer med: {counted(preview.enrollments, 'inskrivning', 'inskrivningar')}, {preview.grades} betyg,{' '}
          {counted(preview.comments, 'kommentar', 'kommentarer')}, {counted(preview.files, 'fil', 'filer')}{' '}
          och {counted(preview.exams, 'prövning', 'prövningar')}. Den gamla länken leder hit.
        </p>
      )}
      {preview?.warnings.map((warning) => (
        <Message key={warning} tone="warning">
          {warning}
        </Message>
      ))}
    </>
  );
}
