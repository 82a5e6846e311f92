import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../../apollo/failure';
import { SetInstancesTeacherDocument } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import type { SelectOption } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { instancesOf } from '../instance-words';
import { useFormBox } from './use-form-box';

interface TeacherDialogProps {
  ids: readonly string[];
  teachers: readonly SelectOption[];
  onChanged: () => void;
  onClosed: () => void;
}

/** 'Ändra lärare' for all chosen instances, or for none of them. */
export default function TeacherDialog({ ids, teachers, onChanged, onClosed }: TeacherDialogProps) {
  const [teacherId, setTeacherId] = useState<string | null>(null);
  const [clearing, setClearing] = useState(false);
  const [missing, setMissing] = useState<string>();
  const { opened, close, done, failure, setFailure } = useFormBox(false);
  const [change, { loading }] = useMutation(SetInstancesTeacherDocument);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!clearing && !teacherId) return setMissing('Välj en lärare.');
    setFailure(null);
    try {
      const input = { ids: [...ids], teacherId: clearing ? null : teacherId };
      await change({ variables: { input } });
      notify.success(`${instancesOf(ids.length)} har ${clearing ? 'ingen lärare' : 'ny lärare'}.`);
      done();
      onChanged();
    } catch (error) {
      console.error('The teacher was not changed.', error);
      setFailure(readFailure(error));
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      size="sm"
      title={`Ändra lärare för ${instancesOf(ids.length)}`}
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="teacher-form" variant="primary" busy={loading}>
            {loading ? buttons.saving : 'Ändra lärare'}
          </Button>
        </>
      }
    >
      <form id="teacher-form" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {failure && <Message tone="error">Kunde inte ändra läraren. {failure.message}</Message>}
        <Combobox
          label="Ny lärare"
          options={teachers}
          value={teacherId}
          error={missing}
          disabled={clearing}
          onChange={(id) => {
            setTeacherId(id);
            setMissing(undefined);
          }}
        />
        <Checkbox label="Ta bort läraren" checked={clearing} onChange={setClearing} />
      </form>
    </Dialog>
  );
}
