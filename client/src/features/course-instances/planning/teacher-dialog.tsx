import { useMutation } from '@apollo/client/react';
import { SetInstancesTeacherDocument } from '../course-instances.generated';
import { CompetenceWarning } from '../../../entities/teacher/competence-warning';
import { Checkbox } from '../../../ui/fields/checkbox';
import { Combobox } from '../../../ui/fields/combobox';
import type { SelectOption } from '../../../ui/fields/select';
import { notify } from '../../../ui/feedback/toast-store';
import { FormDialog } from '../../../ui/form/form-dialog';
import { useRecordForm } from '../../../ui/form/use-record-form';
import { instancesOf } from '../instance-labels';

interface TeacherDialogProps {
  ids: readonly string[];
  teachers: readonly SelectOption[];
  onChanged: () => void;
  onClosed: () => void;
}

interface TeacherDraft {
  teacherId: string | null;
  clearing: boolean;
}

/** 'Ändra lärare' for all chosen instances, or for none of them. */
export default function TeacherDialog({ ids, teachers, onChanged, onClosed }: TeacherDialogProps) {
  const [setTeacher] = useMutation(SetInstancesTeacherDocument);
  const form = useRecordForm({
    name: 'instances-teacher',
    record: null,
    draftOf: (): TeacherDraft => ({ teacherId: null, clearing: false }),
    faultsOf: ({ teacherId, clearing }) => (clearing || teacherId ? {} : { teacherId: 'Välj en lärare.' }),
    save: ({ teacherId, clearing }) =>
      setTeacher({ variables: { input: { ids: [...ids], teacherId: clearing ? null : teacherId } } }),
    onSaved: (_, { clearing }) => {
      notify.success(`${instancesOf(ids.length)} har ${clearing ? 'ingen lärare' : 'ny lärare'}.`);
      onChanged();
    },
  });
  const { draft, set } = form;
  return (
    <FormDialog
      form={form}
      onClosed={onClosed}
      size="sm"
      title={`Ändra lärare för ${instancesOf(ids.length)}`}
      failed="Kunde inte ändra läraren"
      submitLabel="Ändra lärare"
    >
      <Combobox {...form.input('teacherId')} label="Ny lärare" options={teachers} disabled={draft.clearing} />
      <Checkbox label="Ta bort läraren" checked={draft.clearing} onChange={(clearing) => set({ clearing })} />
      {draft.teacherId && !draft.clearing && (
        <CompetenceWarning teacherId={draft.teacherId} courseInstanceIds={[...ids]} />
      )}
    </FormDialog>
  );
}
