import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { UpdateUserDocument } from '../../../graphql/generated';
import { alerts, buttons, fieldLabels } from '../../../lib/fixed-texts';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/feedback/toast-store';
import { FormFailure, FormFoot } from './form-foot';
import type { TeacherFormProps } from './teacher-dialog';

const fields = ['name', 'email', 'phone'] as const;
type Field = (typeof fields)[number];

/** Name, e-mail address and phone of the account. */
export function EditTeacherForm({ teacher, onCancel, onDone }: TeacherFormProps) {
  const { id, version, name, email, phone } = teacher.user;
  const [draft, setDraft] = useState<Record<Field, string>>({ name, email, phone: phone ?? '' });
  const [update, { loading, error }] = useMutation(UpdateUserDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const input = { id, version, ...draft, phone: draft.phone.trim() || null };
      await update({ variables: { input }, refetchQueries: 'active' });
      notify.success(`${draft.name.trim()} är sparad.`);
      onDone();
    } catch (failed) {
      console.error('The account was not saved.', failed);
    }
  };
  const text = (field: Field) => ({
    label: fieldLabels[field],
    value: draft[field],
    error: fieldMessage(failure, field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [field]: event.currentTarget.value }),
  });
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {failure && !fields.some((field) => fieldMessage(failure, field)) && (
        <FormFailure title={alerts.saveStudentFailed} error={error} />
      )}
      <TextField {...text('name')} required maxLength={120} data-autofocus="" />
      <TextField
        {...text('email')}
        type="email"
        required
        description="En ny adress loggar ut läraren på alla enheter."
      />
      <TextField {...text('phone')} type="tel" />
      <FormFoot label={buttons.save} busy={loading} onCancel={onCancel} />
    </form>
  );
}
