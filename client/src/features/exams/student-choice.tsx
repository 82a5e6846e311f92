import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ExamStudentsDocument } from '../../graphql/generated';
import { examFormLabels } from '../../lib/fixed-texts';
import { Combobox } from '../../ui/combobox';

const restMs = 250;
const atMost = 20;

interface StudentChoiceProps {
  id: string;
  value: string | null;
  onChange: (studentId: string | null) => void;
  error?: string;
}

/** 'Välj elev' for administrators: looked up by the server, as no browser should hold every student. */
export function StudentChoice({ id, value, onChange, error }: StudentChoiceProps) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const filter = asked === '' ? {} : { filter: { q: asked } };
  const {
    data,
    previousData,
    loading,
    error: failed,
  } = useQuery(ExamStudentsDocument, {
    variables: { input: { first: atMost, ...filter } },
  });
  useEffect(() => {
    if (failed) console.error('The students could not be looked up.', failed);
  }, [failed]);
  const found = (data ?? previousData)?.students.nodes ?? [];
  const options = found.map((student) => ({ value: student.id, label: labelOf(student) }));
  // The field holds the whole label once one is chosen; to look for that would find nobody.
  const onSearch = (text: string) => setTyped(options.some(({ label }) => label === text) ? '' : text);
  return (
    <Combobox
      id={id}
      label={examFormLabels.student}
      placeholder="Namn, personnummer eller e-post"
      required
      error={error ?? (failed && 'Kunde inte hämta eleverna. Försök igen.')}
      options={options}
      value={value}
      onChange={onChange}
      onSearch={onSearch}
      emptyText={loading || typed.trim() !== asked ? 'Söker...' : 'Inga träffar'}
    />
  );
}

/** The birth date tells students of one name apart; the whole number need not stand on a list. */
function labelOf({ name, personalNumber }: { name: string; personalNumber: string | null }): string {
  return personalNumber ? `${name}, ${personalNumber.slice(0, 8)}` : name;
}
