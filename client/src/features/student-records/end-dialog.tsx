import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import type { StatusReason } from '../../../../domain/generated';
import { statusReasonLabels } from '../../../../domain/labels/enrollment';
import { fieldMessage, readFailure, type Failure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { EndStudentDocument } from '../../graphql/generated';
import { today } from '../../lib/dates';
import { Button } from '../../ui/button';
import { DateField } from '../../ui/fields/date-field';
import { Dialog } from '../../ui/overlays/dialog';
import { Message } from '../../ui/feedback/message';
import { Select } from '../../ui/fields/select';
import { TextArea } from '../../ui/fields/text-field';
import { notify } from '../../ui/feedback/toast-store';
import { EndPreview } from './end-preview';
import type { RecordDialogProps } from './record-actions';

/** 'Avsluta elev': the last day and why; every enrolment that is still open ends with it. */
export default function EndDialog({ student, opened, onClose, onClosed, onDone }: RecordDialogProps) {
  const [endStudent, { loading }] = useMutation(EndStudentDocument);
  const [endDate, setEndDate] = useState<string | null>(today());
  const [reason, setReason] = useState<StatusReason | null>(null);
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [asked, setAsked] = useState(false);
  const end = async () => {
    setAsked(true);
    if (!endDate || !reason) return;
    try {
      await endStudent({
        variables: {
          input: { studentId: student.id, endDate, reason, note: note || null, version: student.version },
        },
      });
      notify.success(`${student.name} är avslutad.`);
      onDone();
      onClose();
    } catch (error) {
      console.error('The student was not ended.', error);
      setFailure(readFailure(error));
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={`Avsluta ${student.name}`}
      footer={
        <>
          <Button onClick={onClose}>Avbryt</Button>
          <Button variant="danger" busy={loading} onClick={() => void end()}>
            Avsluta eleven
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>
          Pågående inskrivningar blir avbrott den här dagen, och de som inte har börjat blir ‘Startade inte’.
          Betygsatta kurser och kurser som redan har slutat ändras inte.
        </p>
        {failure && (
          <Message tone="error">
            <p>Kunde inte avsluta eleven.</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        <DateField
          label="Sista dag"
          value={endDate}
          max={today()}
          error={asked && !endDate ? 'Ange sista dagen.' : failure && fieldMessage(failure, 'endDate')}
          onChange={(day, valid) => setEndDate(valid ? day : null)}
        />
        {endDate && <EndPreview studentId={student.id} endDate={endDate} />}
        <Select
          label="Orsak"
          placeholder="Välj"
          options={Object.entries(statusReasonLabels).map(([value, label]) => ({ value, label }))}
          value={reason}
          error={asked && !reason ? 'Välj en orsak.' : undefined}
          onChange={(value) => setReason(value as StatusReason | null)}
        />
        <TextArea
          label="Anteckning (valfri)"
          value={note}
          rows={3}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  );
}
