import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { GradingGroupsDocument, UnlockGradeDocument } from '../../graphql/generated';
import { TextArea } from '../../ui/fields/text-field';
import { ActionDialog } from './action-dialog';
import type { ShownRow } from './sheet/use-grade-sheet';

/** An administrator opens a signed grade for correction, with a reason (pages §10: Rättelse). */
export function UnlockDialog({ row, onClose }: { row: ShownRow; onClose: () => void }) {
  const client = useApolloClient();
  const [reason, setReason] = useState('');
  const unlock = () =>
    client.mutate({
      mutation: UnlockGradeDocument,
      variables: { input: { gradeId: row.gradeId!, reason } },
      refetchQueries: [GradingGroupsDocument],
    });
  return (
    <ActionDialog
      title={`Rättelse för ${row.name}`}
      action="Lås upp"
      run={unlock}
      isReady={reason.trim() !== ''}
      onClose={onClose}
    >
      <p>
        Betyget {row.grade} är signerat. Det gäller, och syns för eleven, tills rättelsen är signerad. Det
        gamla betyget och båda skälen sparas i ändringshistoriken.
      </p>
      <TextArea
        label="Skäl till rättelsen"
        required
        rows={3}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}
