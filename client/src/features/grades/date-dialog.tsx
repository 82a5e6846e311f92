import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { SetGradeDateDocument } from '../../graphql/generated';
import { DateField } from '../../ui/fields/date-field';
import { ActionDialog } from './action-dialog';

interface DateDialogProps {
  instanceId: string;
  dateFrom: string | null;
  dateTo: string;
  defaultDate: string;
  onClose: () => void;
}

/** One date for all drafts: most courses have one. */
export function DateDialog({ instanceId, dateFrom, dateTo, defaultDate, onClose }: DateDialogProps) {
  const client = useApolloClient();
  const [date, setDate] = useState<string | null>(defaultDate);
  const set = () =>
    client.mutate({
      mutation: SetGradeDateDocument,
      variables: { input: { courseInstanceId: instanceId, date: date! } },
    });
  return (
    <ActionDialog
      title="Betygsdatum för alla utkast"
      action="Sätt datum"
      run={set}
      isReady={date !== null}
      onClose={onClose}
    >
      <p>Gäller alla betyg i kursen som inte är signerade.</p>
      <DateField
        label="Betygsdatum"
        required
        value={date}
        min={dateFrom ?? undefined}
        max={dateTo}
        onChange={(value) => setDate(value)}
      />
    </ActionDialog>
  );
}
