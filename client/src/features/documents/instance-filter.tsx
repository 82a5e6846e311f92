import { useState } from 'react';
import { useQuery } from '../../apollo/use-query';
import { DocumentSubjectsDocument } from './documents.generated';
import { useDebounced } from '../../lib/drafts/use-debounced';
import { Combobox } from '../../ui/fields/combobox-later';

const atMost = 30;

interface InstanceFilterProps {
  value: string | null;
  /** The name of the instance that the address chooses, so that it is among the first options. */
  named: string | null;
  onChange: (instanceId: string | null) => void;
}

/** The students of one course instance, to be marked together. */
export function InstanceFilter({ value, named, onChange }: InstanceFilterProps) {
  const [typed, setTyped] = useState(named ?? '');
  const asked = useDebounced(typed.trim());
  const { data, previousData } = useQuery(DocumentSubjectsDocument, {
    variables: { input: { type: 'STUDENT_LIST', q: asked, first: atMost } },
  });
  const found = (data ?? previousData)?.documentSubjects.nodes ?? [];
  const options = found.map(({ id, label, detail }) => ({
    value: id,
    label: detail ? `${label} (${detail})` : label,
  }));
  return (
    <Combobox
      label="På kurstillfälle"
      placeholder="Alla"
      options={options}
      value={value}
      onChange={onChange}
      // The field holds the whole label once one is chosen; to look for that would find nothing.
      onSearch={(text) => setTyped(options.some(({ label }) => label === text) ? '' : text)}
    />
  );
}
