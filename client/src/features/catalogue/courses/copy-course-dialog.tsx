import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { CopyCourseToGy25Document, type CourseRowFragment } from '../../../graphql/generated';
import { buttons } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { Message } from '../../../ui/feedback/message';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { useFormBox } from '../../../ui/overlays/use-form-box';

interface CopyCourseDialogProps {
  course: CourseRowFragment;
  onSaved: () => void;
  onClosed: () => void;
}

/** 'Kopiera till Gy25': a level that stands for the course of Gy11, linked to it at once (pages §4). */
export default function CopyCourseDialog({ course, onSaved, onClosed }: CopyCourseDialogProps) {
  const [code, setCode] = useState('');
  const [usual] = useState(() => course.name.replace(/ (\d\w*)$/, ' nivå $1'));
  const [name, setName] = useState(usual);
  const { opened, close, done } = useFormBox(code !== '' || name !== usual);
  const [copy, { loading, error }] = useMutation(CopyCourseToGy25Document);
  const failure = error && !loading ? readFailure(error) : null;
  const codeFault = fieldMessage(failure, 'code') ?? fieldMessage(failure, 'course.code');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await copy({ variables: { input: { id: course.id, code, name } } });
      notify.success(`${name} är tillagd som motsvarighet till ${course.name}`);
      onSaved();
      done();
    } catch (failed) {
      console.error('The course was not copied.', failed);
    }
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onClosed={onClosed}
      closeOnClickOutside={false}
      size="sm"
      title={`Kopiera till Gy25: ${course.name}`}
      footer={
        <>
          <Button onClick={close}>{buttons.cancel}</Button>
          <Button type="submit" form="copy-course-form" variant="primary" busy={loading}>
            Kopiera
          </Button>
        </>
      }
    >
      <form id="copy-course-form" noValidate className="stack" onSubmit={(event) => void save(event)}>
        {failure && !codeFault && !fieldMessage(failure, 'name') && (
          <Message tone="error">
            <p>Kunde inte kopiera kursen</p>
            <FailureDetails failure={failure} />
          </Message>
        )}
        <p>
          Ämne, poäng och priskategori följer med från {course.code}. Koden går inte att räkna ut: hämta den
          från Skolverkets ämnesplan.
        </p>
        <TextField
          label="Kurskod i Gy25"
          required
          data-autofocus=""
          autoComplete="off"
          spellCheck={false}
          placeholder="Till exempel SVEN1000X"
          value={code}
          error={codeFault}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <TextField
          label="Namn"
          required
          autoComplete="off"
          value={name}
          error={fieldMessage(failure, 'name')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
