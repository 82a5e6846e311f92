import { counted } from '../../../../../domain/numbers';
import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { readFailure } from '../../../apollo/failure';
import { studentMeta } from '../../../entities/student/student-label';
import { useStudentSearch } from '../../../entities/student/use-student-search';
import { EnrollmentFindStudentsDocument } from '../enrollments.generated';
import { lookupQuestion } from '../../../lib/url-state/use-lookup';
import { Button } from '../../../ui/button';
import { TextArea } from '../../../ui/fields/text-field';
import { SearchAdd, type Found } from './search-add';

interface ChosenStudentsProps {
  chosen: readonly Found[];
  onChoose: (chosen: Found[]) => void;
}

/** Students one by one, or a whole list that is pasted. */
export function ChosenStudents({ chosen, onChoose }: ChosenStudentsProps) {
  const [typed, setTyped] = useState('');
  const q = lookupQuestion(typed);
  const { students, isCurrent, loading } = useStudentSearch(q);
  const [pasting, setPasting] = useState(false);
  return (
    <div className="stack">
      <SearchAdd
        label="Elever"
        placeholder="Namn, personnummer eller e-post"
        typed={typed}
        onSearch={setTyped}
        results={
          q === null || (loading && students.length === 0)
            ? undefined
            : students.map((student) => ({ id: student.id, label: student.name, meta: studentMeta(student) }))
        }
        isCurrent={isCurrent}
        chosen={chosen}
        onChoose={onChoose}
        chosenLabel="Valda elever"
        isFirst
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

function PastedList({ chosen, onChoose }: ChosenStudentsProps) {
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
    // Unrecognised lines stay for correction.
    setText(unknown.join('\n'));
    setNotice(unknown.length > 0 ? `${counted(unknown.length, 'rad', 'rader')} hittades inte.` : undefined);
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
