import { useState } from 'react';
import { counted } from '../../../../../domain/numbers';
import type { ExamDecision } from '../../../../../domain/generated';
import { examDecisionLabels } from '../../../../../domain/labels/exam';
import type { ExamRowFragment } from '../exams.generated';
import { Button } from '../../../ui/button';
import { TextField } from '../../../ui/fields/text-field';
import { SelectionBar } from '../../../ui/list/selection-bar';
import { longestComment } from './exam-decision';
import type { ExamDecisions } from './use-decide-exams';

interface ExamBulkProps {
  chosen: readonly ExamRowFragment[];
  decideMany: ExamDecisions['decideMany'];
  onClear: () => void;
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
    <SelectionBar
      label="Valda anmälningar"
      text={counted(chosen.length, 'anmälan vald', 'anmälningar valda')}
      onClear={onClear}
    >
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
