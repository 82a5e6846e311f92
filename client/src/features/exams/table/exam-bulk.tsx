import { useState } from 'react';
import { counted } from '../../../../../domain/numbers';
import type { ExamDecision } from '../../../../../domain/generated';
import { examDecisionLabels } from '../../../../../domain/labels/exam';
import type { ExamRowFragment } from '../exams.generated';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { SelectionBar } from '../../../ui/list/selection-bar';
import { longestComment } from './exam-decision';
import { isUnpaid } from './unpaid';
import type { ExamDecisions } from './use-decide-exams';

interface ExamBulkProps {
  chosen: readonly ExamRowFragment[];
  decideMany: ExamDecisions['decideMany'];
  onClear: () => void;
}

/** '10 anmälningar valda, 4 obetalda': said before they are approved. */
function chosenText(chosen: readonly ExamRowFragment[]): string {
  const unpaid = chosen.filter(isUnpaid).length;
  const text = counted(chosen.length, 'anmälan vald', 'anmälningar valda');
  return unpaid === 0 ? text : `${text}, ${counted(unpaid, 'obetald', 'obetalda')}`;
}

/** One decision on the chosen registrations, with one comment. */
export function ExamBulk({ chosen, decideMany, onClear }: ExamBulkProps) {
  const [comment, setComment] = useState('');
  const [busy, setBusy] = useState<ExamDecision | null>(null);
  if (chosen.length === 0) return null;
  const decide = async (decision: ExamDecision) => {
    setBusy(decision);
    const isDone = await decideMany(chosen, decision, comment);
    setBusy(null);
    if (!isDone) return;
    setComment('');
    onClear();
  };
  const button = (decision: ExamDecision) => (
    <Button
      size="sm"
      busy={busy === decision}
      disabled={busy !== null && busy !== decision}
      onClick={() => void decide(decision)}
    >
      {examDecisionLabels[decision]}
    </Button>
  );
  return (
    <SelectionBar label="Valda anmälningar" text={chosenText(chosen)} onClear={onClear}>
      <TextField
        className="exam-bulk-comment"
        label="Kommentar till de valda"
        hideLabel
        autoComplete="off"
        placeholder="Kommentar till alla valda"
        maxLength={longestComment}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {button('ACCEPT')}
      {button('DENY')}
    </SelectionBar>
  );
}
