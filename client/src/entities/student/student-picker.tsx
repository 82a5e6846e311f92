import { useEffect, useState } from 'react';
import { useLookup } from '../../lib/url-state/use-lookup';
import { Combobox } from '../../ui/fields/combobox';
import type { FieldProps } from '../../ui/fields/field';
import type { SelectOption } from '../../ui/fields/select';
import { studentLabel } from './student-label';
import { useStudentSearch, type FoundStudent } from './use-student-search';

export interface StudentPickerProps extends FieldProps {
  id?: string;
  /** Left out where several are gathered: the field is empty again after each. */
  value?: string | null;
  /** What the chosen one was found as, where a draft has been kept: it is shown again. */
  chosenLabel?: string;
  onChange: (student: FoundStudent | null) => void;
  /** Students that are not offered: those chosen already. */
  accepts?: (student: FoundStudent) => boolean;
  /** Why a student who is shown cannot be chosen, such as that there is an account already; null where it can. */
  refusal?: (student: FoundStudent) => string | null;
}

/** Which student: looked up by the server, as no browser should hold every student. */
export function StudentPicker(props: StudentPickerProps) {
  const { value, chosenLabel, onChange, accepts = () => true, refusal = () => null, error, ...field } = props;
  const [picked, setPicked] = useState<SelectOption | null>(
    value && chosenLabel ? { value, label: chosenLabel } : null,
  );
  const chosen = picked !== null && picked.value === value ? picked : null;
  const lookup = useLookup(chosen?.label);
  const search = useStudentSearch(lookup.q);
  useEffect(() => {
    if (search.error) console.error('The students could not be looked up.', search.error);
  }, [search.error]);
  const found = search.students.filter(accepts);
  const options = found.map((student) => {
    const refused = refusal(student);
    const label = studentLabel(student);
    return {
      value: student.id,
      label: refused ? `${label} – ${refused}` : label,
      disabled: refused !== null,
    };
  });
  return (
    <Combobox
      {...field}
      placeholder="Sök på namn, personnummer eller e-post"
      error={error ?? (search.error && 'Kunde inte hämta eleverna. Försök igen.')}
      // Until the user types something else, the list contains the chosen option.
      options={chosen && lookup.typed === chosen.label ? [chosen] : options}
      value={value ?? null}
      search={lookup.typed}
      onSearch={lookup.type}
      emptyText={lookup.emptyText(search.loading)}
      onChange={(id) => {
        setPicked(options.find((option) => option.value === id) ?? null);
        if (value === undefined) lookup.type('');
        onChange(found.find((one) => one.id === id) ?? null);
      }}
    />
  );
}
