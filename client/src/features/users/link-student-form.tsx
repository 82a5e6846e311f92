import { useMutation, useQuery } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { readFailure } from '../../apollo/failure';
import { FailureDetails } from '../../apollo/failure-details';
import { LinkableStudentsDocument, LinkStudentAccountDocument } from '../../graphql/generated';
import { buttons } from '../../lib/fixed-texts';
import { Button } from '../../ui/button';
import { Combobox } from '../../ui/combobox';
import { Message } from '../../ui/message';
import type { UserFormProps } from './user-dialog';

const longestList = 30;

/** Which student's record the account opens: one to one, and never guessed from a name (permissions §7.7). */
export function LinkStudentForm({ user, onDone, onChanged, onCancel }: UserFormProps) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null);
  const [missing, setMissing] = useState(false);
  const [link, { loading, error }] = useMutation(LinkStudentAccountDocument);
  const q = typed === chosen?.label ? '' : typed.trim();
  const { data, previousData } = useQuery(LinkableStudentsDocument, {
    variables: { input: { filter: q ? { q } : {}, first: longestList } },
    fetchPolicy: 'network-only',
  });
  const found = ((data ?? previousData)?.students.nodes ?? []).map(
    ({ id, name, personalNumber, userId }) => ({
      value: id,
      label: [name, personalNumber, userId ? 'har redan ett konto' : null].filter(Boolean).join(' · '),
      disabled: userId !== null,
    }),
  );
  // What was chosen stays in the field, whatever the next letters find.
  const options = chosen && found.every(({ value }) => value !== chosen.value) ? [chosen, ...found] : found;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(chosen === null);
    if (!chosen) return;
    try {
      await link({ variables: { input: { studentId: chosen.value, userId: user.id } } });
      onDone();
    } catch (failed) {
      console.error('The account was not linked.', failed);
      onChanged();
    }
  };
  return (
    <form noValidate className="stack" onSubmit={(event) => void save(event)}>
      {error && !loading && (
        <Message tone="error">
          <p>Kunde inte koppla kontot</p>
          <FailureDetails failure={readFailure(error)} />
        </Message>
      )}
      <p>Personen får se elevpostens uppgifter, filer och prövningar. Kontrollera att det är rätt person.</p>
      <Combobox
        label="Elev"
        description="Sök på namn, personnummer eller e-post."
        options={options}
        value={chosen?.value ?? null}
        error={missing ? 'Välj en elev.' : undefined}
        onSearch={setTyped}
        onChange={(id) => {
          setChosen(options.find(({ value }) => value === id) ?? null);
          setMissing(false);
        }}
      />
      <div className="users-save">
        <Button onClick={onCancel}>{buttons.cancel}</Button>
        <Button type="submit" variant="primary" busy={loading}>
          {loading ? buttons.saving : 'Koppla'}
        </Button>
      </div>
    </form>
  );
}
