import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { fieldMessage, readFailure } from '../../../apollo/failure';
import { FailureDetails } from '../../../apollo/failure-details';
import { UpdateUserDocument, UserNowDocument, type UserRowFragment } from '../../../graphql/generated';
import { alerts, buttons, fieldLabels, inlineTexts } from '../../../lib/fixed-texts';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/feedback/message';
import { TextField } from '../../../ui/fields/text-field';
import type { UserFormProps } from './user-dialog';

const fields = ['name', 'email', 'phone'] as const;
type Field = (typeof fields)[number];
type Draft = Record<Field, string>;

function draftOf({ name, email, phone }: UserRowFragment): Draft {
  return { name, email, phone: phone ?? '' };
}

/** Name, e-mail address and phone. What someone else saved meanwhile is shown beside what was typed (contract §3). */
export function EditUserForm({ user, onDone, onChanged, onCancel }: UserFormProps) {
  const client = useApolloClient();
  const [base, setBase] = useState(user);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [theirs, setTheirs] = useState<UserRowFragment | null>(null);
  const [update, { loading, error }] = useMutation(UpdateUserDocument);
  const failure = error && !loading ? readFailure(error) : null;
  const faultOf = (field: Field) => fieldMessage(failure, field);
  const unplaced = failure !== null && !fields.some(faultOf);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const { id, version } = base;
    const { name, email, phone } = draft;
    try {
      await update({ variables: { input: { id, version, name, email, phone: phone.trim() || null } } });
      onDone();
    } catch (failed) {
      console.error('The account was not saved.', failed);
      if (readFailure(failed).reason === 'VERSION') await readTheirs();
    }
  };
  const readTheirs = async () => {
    try {
      const { data } = await client.query({
        query: UserNowDocument,
        variables: { id: user.id },
        fetchPolicy: 'network-only',
      });
      if (!data?.user) return;
      setTheirs(data.user);
      // Saving once more is meant to hold, now that the other's values have been seen.
      setBase(data.user);
      onChanged();
    } catch (failed) {
      console.error('The account could not be read anew.', failed);
    }
  };
  const text = (field: Field) => ({
    label: fieldLabels[field],
    value: draft[field],
    error: faultOf(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      setDraft({ ...draft, [field]: event.currentTarget.value }),
  });
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {unplaced && (
        <Message tone="error">
          <p>{alerts.saveStudentFailed}</p>
          <FailureDetails failure={failure} />
        </Message>
      )}
      {theirs && (
        <Message
          tone="warning"
          actions={
            <Button
              onClick={() => {
                setDraft(draftOf(theirs));
                setTheirs(null);
              }}
            >
              Använd de sparade uppgifterna
            </Button>
          }
        >
          <p>Det här är sparat nu. Det du har skrivit är kvar: spara igen om det ska gälla.</p>
          <ul>
            {fields.map((field) => (
              <li key={field}>
                {fieldLabels[field]}: {draftOf(theirs)[field] || inlineTexts.missingValue}
              </li>
            ))}
          </ul>
        </Message>
      )}
      <TextField {...text('name')} required maxLength={120} data-autofocus="" />
      <TextField
        {...text('email')}
        type="email"
        required
        description="En ny adress loggar ut personen på alla enheter."
      />
      <TextField {...text('phone')} type="tel" />
      <div className="users-save">
        <Button onClick={onCancel}>{buttons.cancel}</Button>
        <Button type="submit" variant="primary" busy={loading}>
          {loading ? buttons.saving : buttons.save}
        </Button>
      </div>
    </form>
  );
}
