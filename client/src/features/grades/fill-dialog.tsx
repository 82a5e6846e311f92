import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { FillGradesDocument, GradingGroupsDocument } from '../../graphql/generated';
import { Checkbox } from '../../ui/fields/checkbox';
import { TextArea } from '../../ui/fields/text-field';
import { ActionDialog } from './action-dialog';
import { people } from './grade-labels';
import type { ShownRow } from './sheet/use-grade-sheet';

interface FillDialogProps {
  instanceId: string;
  /** Those without a grade. */
  rows: readonly ShownRow[];
  onClose: () => void;
}

/** '–' for several at once: the one grade that is not set student by student (pages §10). */
export function FillDialog({ instanceId, rows, onClose }: FillDialogProps) {
  const client = useApolloClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const toggle = (id: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const fill = () =>
    client.mutate({
      mutation: FillGradesDocument,
      variables: { input: { courseInstanceId: instanceId, entryIds: [...chosen], reason } },
      refetchQueries: [GradingGroupsDocument],
    });
  return (
    <ActionDialog
      title="Sätt – på flera elever"
      action={`Sätt – på ${people(chosen.size)}`}
      run={fill}
      isReady={chosen.size > 0 && reason.trim() !== ''}
      onClose={onClose}
    >
      <p>Streck betyder att underlag för betyg saknas. Alla andra betyg sätts elev för elev.</p>
      <fieldset className="grade-fill-list">
        <legend>Elever utan betyg</legend>
        {rows.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.has(id)} onChange={(on) => toggle(id, on)} />
        ))}
      </fieldset>
      <TextArea
        label="Motivering"
        required
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
