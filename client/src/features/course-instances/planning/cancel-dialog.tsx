import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import type { CancelledStudents } from '../../../../../domain/generated';
import {
  cancelledStudentsLabels,
  cancelledStudentsMeanings,
} from '../../../../../domain/labels/course-instance';
import { optionsOf } from '../../../../../domain/options';
import { readFailure } from '../../../apollo/failure';
import {
  CancelInstanceDocument,
  InstanceCancellationDocument,
  ReopenInstanceDocument,
  type InstanceCancellationQuery,
  type InstanceRowFragment,
} from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { Select } from '../../../ui/fields/select';
import { Loading } from '../../../ui/feedback/skeleton';
import { TextArea } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { studentsOf } from '../instance-words';
import { useFormBox } from './use-form-box';

interface CancelDialogProps {
  instance: InstanceRowFragment;
  onChanged: () => void;
  onClosed: () => void;
}

type Preview = InstanceCancellationQuery['courseInstanceCancellation'];

/** 'Ställ in': says whom it concerns, asks what happens with them, and can be taken back as a whole. */
export default function CancelDialog({ instance, onChanged, onClosed }: CancelDialogProps) {
  const { data, error } = useQuery(InstanceCancellationDocument, {
    variables: { id: instance.id },
    fetchPolicy: 'network-only',
  });
  const preview = data?.courseInstanceCancellation;
  const [choice, setChoice] = useState<CancelledStudents | null>(null);
  const [targetId, setTargetId] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [mail, setMail] = useState(true);
  const [missing, setMissing] = useState<string>();
  const { opened, close, done, failure, setFailure } = useFormBox(choice !== null || reason !== '');
  const [cancel, { loading }] = useMutation(CancelInstanceDocument);
  const [reopen] = useMutation(ReopenInstanceDocument);

  const undo = async (id: string) => {
    try {
      await reopen({ variables: { input: { id } } });
      notify.success(`${instance.name} är öppet igen, med sina elever.`);
    } catch (failed) {
      console.error('The cancellation could not be taken back.', failed);
      notify.error('Kunde inte öppna tillfället igen', { details: readFailure(failed).message });
    }
    onChanged();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const students = preview?.students === 0 ? 'END' : choice;
    if (!students) return setMissing('Välj vad som händer med eleverna.');
    if (students === 'MOVE' && !targetId) return setMissing('Välj vilket tillfälle eleverna flyttas till.');
    setFailure(null);
    try {
      const input = {
        id: instance.id,
        version: instance.version,
        students,
        targetId: students === 'MOVE' ? targetId : null,
        reason: reason.trim() || null,
        mailStudents: mail,
      };
      await cancel({ variables: { input } });
      notify.success(`${instance.name} är inställt.`, {
        action: { label: buttons.undo, run: () => void undo(instance.id) },
      });
      done();
      onChanged();
    } catch (failed) {
      console.error('The course instance was not cancelled.', failed);
      setFailure(readFailure(failed));
    }
  };
  const pick = (next: CancelledStudents) => {
    setChoice(next);
    setMissing(undefined);
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      title={`Ställ in ${instance.name}`}
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="cancel-form" variant="danger" busy={loading} disabled={!preview}>
            {loading ? buttons.saving : 'Ställ in'}
          </Button>
        </>
      }
    >
      <form id="cancel-form" noValidate className="stack" onSubmit={(event) => void submit(event)}>
        {error && (
          <Message tone="error">Kunde inte läsa vilka som berörs. {readFailure(error).message}</Message>
        )}
        {!preview && !error && <Loading text="Läser vilka som berörs..." lines={4} />}
        {failure && <Message tone="error">Kunde inte ställa in. {failure.message}</Message>}
        {missing && <Message tone="error">{missing}</Message>}
        {preview && <p>{concerns(preview)}</p>}
        {preview && preview.students > 0 && (
          <StudentChoice {...{ preview, choice, targetId }} onChoice={pick} onTarget={setTargetId} />
        )}
        {preview && (
          <TextArea
            label="Orsak"
            description="Läses av lärare och elever"
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {preview && preview.students > 0 && (
          <Checkbox
            label={`Meddela eleverna med e-post (${preview.mailable} av ${preview.students} har en adress)`}
            checked={mail}
            onChange={setMail}
          />
        )}
        {preview && <p className="meta">Berörda lärare får en notis. Det går att ångra.</p>}
      </form>
    </Dialog>
  );
}

interface StudentChoiceProps {
  preview: Preview;
  choice: CancelledStudents | null;
  targetId: string | null;
  onChoice: (choice: CancelledStudents) => void;
  onTarget: (id: string | null) => void;
}

const choices = optionsOf(cancelledStudentsLabels);

function StudentChoice({ preview, choice, targetId, onChoice, onTarget }: StudentChoiceProps) {
  const { targets, students } = preview;
  return (
    <fieldset className="instances-choices">
      <legend>Vad händer med {studentsOf(students)}?</legend>
      {choices.map(({ value, label }) => {
        const none = value === 'MOVE' && targets.length === 0;
        return (
          <label key={value} className="instances-radio">
            <input
              type="radio"
              name="students"
              checked={choice === value}
              disabled={none}
              onChange={() => onChoice(value)}
            />
            <span>
              {label}
              <span className="meta">
                {none
                  ? 'Kursen har inget annat tillfälle som inte är slut.'
                  : cancelledStudentsMeanings[value]}
              </span>
            </span>
          </label>
        );
      })}
      {choice === 'MOVE' && (
        <Select
          label="Till tillfället"
          placeholder="Välj tillfälle"
          options={targets.map(({ id, name, startDate, teacherName, freePlaces }) => ({
            value: id,
            label: `${name}, start ${startDate ?? 'ej satt'}${teacherName ? `, ${teacherName}` : ''} (${
              freePlaces === null ? 'obegränsat' : `${freePlaces} lediga`
            })`,
            disabled: freePlaces !== null && freePlaces < students,
          }))}
          value={targetId}
          onChange={onTarget}
        />
      )}
    </fieldset>
  );
}

function concerns({ students, begun, untouched }: Preview): string {
  if (students === 0 && untouched === 0) return 'Ingen elev är inskriven på tillfället.';
  const sentences = [
    students === 0
      ? 'Ingen elev går på tillfället nu.'
      : `Det berör ${studentsOf(students)}${begun > 0 ? `, varav ${begun} har börjat` : ''}.`,
  ];
  if (untouched > 0)
    sentences.push(`${studentsOf(untouched)} har redan slutat eller fått betyg och lämnas som de är.`);
  return sentences.join(' ');
}
