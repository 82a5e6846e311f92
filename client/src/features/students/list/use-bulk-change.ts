import { useMutation } from '@apollo/client/react';
import { takeBack } from '../../../apollo/take-back';
import { UpdateStudentsDocument } from '../students.generated';
import { buttons } from '../../../lib/fixed-texts';
import { notify } from '../../../ui/feedback/toast-store';
import { countOf, toValues, undoOf, type BulkKind } from './bulk-change';
import type { Choice } from './selection';

/** Each former value is a change of its own: beyond this many an undo would be a long job, and is not offered. */
const mostUndoSteps = 25;

/** Changes many students at once, and offers to take it back. Rejects when the server refuses. */
export function useBulkChange(onChanged: () => void) {
  const [update] = useMutation(UpdateStudentsDocument);

  const undo = (steps: ReturnType<typeof undoOf>) =>
    takeBack(
      'Kunde inte ångra ändringen',
      async () => {
        for (const input of steps) await update({ variables: { input } });
        notify.success('Ändringen är ångrad.');
      },
      onChanged,
    );

  return async (kind: BulkKind, chosen: readonly Choice[], value: string | null) => {
    const input = { ids: chosen.map(({ id }) => id), ...toValues(kind, value) };
    const { data } = await update({ variables: { input } });
    const changed = data.updateStudents.ids;
    const steps = undoOf(kind, chosen, changed);
    const mayUndo = steps.length > 0 && steps.length <= mostUndoSteps;
    notify.success(
      changed.length === 0
        ? 'Inget ändrades.'
        : `${countOf(changed.length)} ${changed.length === 1 ? 'är ändrad' : 'är ändrade'}.`,
      mayUndo ? { action: { label: buttons.undo, run: () => void undo(steps) } } : {},
    );
  };
}
