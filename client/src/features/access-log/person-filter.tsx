import { useState } from 'react';
import { useQuery } from '../../apollo/use-query';
import { AccessLogPeopleDocument, AccessLogPersonDocument } from './access-log.generated';
import { useDebounced } from '../../lib/drafts/use-debounced';
import { Combobox } from '../../ui/fields/combobox';

interface PersonFilterProps {
  value: string | null;
  onChange: (userId: string | null) => void;
}

/** Whose openings are shown, found by name or e-mail address. */
export function PersonFilter({ value, onChange }: PersonFilterProps) {
  const [typed, setTyped] = useState('');
  const chosen = useQuery(AccessLogPersonDocument, { variables: { id: value ?? '' }, skip: value === null });
  const own = chosen.data?.user;
  const known = value && own?.id === value ? [{ value, label: `${own.name} · ${own.email}` }] : [];
  const q = useDebounced(known.some(({ label }) => label === typed) ? '' : typed.trim());
  const { data, previousData } = useQuery(AccessLogPeopleDocument, { variables: { q } });
  const found = ((data ?? previousData)?.users.nodes ?? []).map(({ id, name, email }) => ({
    value: id,
    label: `${name} · ${email}`,
  }));
  return (
    <Combobox
      label="Person"
      placeholder="Namn eller e-post"
      options={[...known, ...found.filter((one) => one.value !== value)]}
      value={value}
      onSearch={setTyped}
      onChange={onChange}
    />
  );
}
