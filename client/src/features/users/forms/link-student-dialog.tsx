import { StudentPicker } from '../../../entities/student/student-picker';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { useLinkStudent } from '../use-link-student';
import type { AccountFormProps } from './user-role-dialog';

/** Which student's record the account opens: one to one, and never guessed from a name (permissions §7.7). */
export function LinkStudentDialog({ user, onChanged, onClosed }: AccountFormProps) {
  const [link] = useLinkStudent();
  const form = useRecordForm({
    name: 'link-student',
    subject: user.id,
    record: null,
    draftOf: (): { studentId: string | null } => ({ studentId: null }),
    faultsOf: ({ studentId }) => (studentId ? {} : { studentId: 'Välj en elev.' }),
    save: ({ studentId }) => link({ variables: { input: { studentId: studentId!, userId: user.id } } }),
    onSaved: onChanged,
    onRefused: onChanged,
  });
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Koppla till elev: ${user.name}`}
      failed="Kunde inte koppla kontot"
      submitLabel="Koppla"
    >
      <p>Personen får se elevens uppgifter, filer och prövningar. Kontrollera att det är rätt person.</p>
      <StudentPicker
        {...form.field('studentId')}
        label="Elev"
        value={form.draft.studentId}
        refusal={({ userId }) => (userId === null ? null : 'har redan ett konto')}
        onChange={(student) => form.set({ studentId: student?.id ?? null })}
      />
    </FormDialog>
  );
}
