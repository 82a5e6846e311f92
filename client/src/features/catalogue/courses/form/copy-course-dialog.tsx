import { useMutation } from '@apollo/client/react';
import { CopyCourseToGy25Document, type CourseRowFragment } from '../../catalogue.generated';
import { TextField } from '../../../../ui/fields/text-field';
import { notify } from '../../../../ui/feedback/toast-store';
import { FormDialog } from '../../../../ui/form/form-dialog';
import { useRecordForm } from '../../../../ui/form/use-record-form';

interface CopyCourseDialogProps {
  course: CourseRowFragment;
  onSaved: () => void;
  onClosed: () => void;
}

/** 'Kopiera till Gy25': a level equivalent to the Gy11 course, linked to it at once (pages §4). */
export default function CopyCourseDialog({ course, onSaved, onClosed }: CopyCourseDialogProps) {
  const [copy] = useMutation(CopyCourseToGy25Document);
  const form = useRecordForm({
    name: 'copy-course',
    subject: course.id,
    record: null,
    draftOf: () => ({ code: '', name: course.name.replace(/ (\d\w*)$/, ' nivå $1') }),
    save: (draft) => copy({ variables: { input: { id: course.id, ...draft } } }),
    onSaved: (_, { name }) => {
      notify.success(`${name} är tillagd som motsvarighet till ${course.name}`);
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Kopiera till Gy25: ${course.name}`}
      failed="Kunde inte kopiera kursen"
      submitLabel="Kopiera"
    >
      <p>
        Ämne, poäng och priskategori följer med från {course.code}. Koden går inte att räkna ut: hämta den
        från Skolverkets ämnesplan.
      </p>
      <TextField
        label="Kurskod i Gy25"
        required
        data-autofocus=""
        spellCheck={false}
        placeholder="Till exempel SVEN1000X"
        {...form.text('code')}
      />
      <TextField label="Namn" required {...form.text('name')} />
    </FormDialog>
  );
}
