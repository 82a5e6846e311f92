import { useMutation } from '@apollo/client/react';
import { AddCourseWishDocument } from '../course-matching.generated';
import { studentLabel } from '../../../entities/student/student-label';
import { StudentPicker } from '../../../entities/student/student-picker';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';

interface WishDraft {
  studentId: string | null;
  studentLabel: string;
  text: string;
  earliestOn: string | null;
}

/** What a student asks for, in the words it was asked in. */
export default function WishDialog({ onAdded, onClosed }: { onAdded: () => void; onClosed: () => void }) {
  const [add] = useMutation(AddCourseWishDocument);
  const form = useRecordForm({
    name: 'wish',
    record: null,
    draftOf: (): WishDraft => ({ studentId: null, studentLabel: '', text: '', earliestOn: null }),
    save: ({ studentId, text, earliestOn }) =>
      add({ variables: { input: { text, earliestOn, studentId: studentId ?? '' } } }),
    onSaved: () => {
      notify.success('Önskemålet är tillagt.');
      onAdded();
    },
  });
  const { draft, set, field, input, text } = form;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title="Nytt önskemål"
      failed="Kunde inte lägga till önskemålet"
      submitLabel="Lägg till"
      disabled={draft.studentId === null}
    >
      <StudentPicker
        {...field('studentId')}
        label="Elev"
        required
        value={draft.studentId}
        chosenLabel={draft.studentLabel}
        onChange={(student) =>
          set({ studentId: student?.id ?? null, studentLabel: student ? studentLabel(student) : '' })
        }
      />
      <TextField
        label="Kurs"
        required
        description="Kursens namn eller kod, eller elevens egna ord."
        maxLength={200}
        {...text('text')}
      />
      <DateField {...input('earliestOn')} label="Tidigast start" />
    </FormDialog>
  );
}
