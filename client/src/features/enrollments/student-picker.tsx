import { useLazyQuery, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../apollo/failure';
import { EnrollmentFindStudentsDocument, EnrollmentStudentSearchDocument } from '../../graphql/generated';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-field';
import { SearchAdd, type Found } from './search-add';

interface StudentPickerProps {
  chosen: readonly Found[];
  onChoose: (chosen: Found[]) => void;
}

/** Students one by one, or a whole list that is pasted. */
export function StudentPicker({ chosen, onChoose }: StudentPickerProps) {
  const [typed, setTyped] = useState('');
  const { data } = useQuery(EnrollmentStudentSearchDocument, {
    variables: { q: typed },
    skip: typed.length < 2,
  });
  const [pasting, setPasting] = useState(false);
  return (
    <div className="stack">
      <SearchAdd
        label="Elever"
        placeholder="Namn, personnummer eller e-post"
        typed={typed}
        onSearch={setTyped}
        results={data?.students.nodes.map(({ id, name, personalNumber, municipality }) => ({
          id,
          label: name,
          meta: [personalNumber, municipality?.type].filter(Boolean).join(', '),
        }))}
        chosen={chosen}
        onChoose={onChoose}
        chosenLabel="Valda elever"
      />
      {pasting ? (
        <PastedList chosen={chosen} onChoose={onChoose} />
      ) : (
        <Button size="sm" variant="quiet" className="enrollments-paste" onClick={() => setPasting(true)}>
          Klistra in en lista
        </Button>
      )}
    </div>
  );
}

function PastedList({ chosen, onChoose }: StudentPickerProps) {
  const [text, setText] = useState('');
  const [notice, setNotice] = useState<string>();
  const [find, { loading }] = useLazyQuery(EnrollmentFindStudentsDocument, { fetchPolicy: 'network-only' });
  const add = async () => {
    const keys = text
      .split(/[\n;,\t]/)
      .map((key) => key.trim())
      .filter(Boolean);
    if (keys.length === 0) return setNotice('Klistra in minst en rad.');
    const { data, error } = await find({ variables: { input: { keys } } });
    if (!data) return setNotice(error ? readFailure(error).message : 'Listan kunde inte läsas.');
    const { found, unknown } = data.findStudents;
    const fresh = found.filter(({ id }) => !chosen.some((one) => one.id === id));
    onChoose([...chosen, ...fresh.map(({ id, name }) => ({ id, label: name }))]);
    // What was not recognised stays to be put right.
    setText(unknown.join('\n'));
    setNotice(unknown.length > 0 ? `${unknown.length} rader hittades inte.` : undefined);
  };
  return (
    <div className="stack">
      <TextArea
        label="Personnummer eller e-postadresser, en per rad"
        rows={4}
        value={text}
        error={notice}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button size="sm" className="enrollments-paste" busy={loading} onClick={() => void add()}>
        Lägg till eleverna
      </Button>
    </div>
  );
}
