import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { examFilterLabels } from '../../lib/fixed-texts';
import { TextField } from '../../ui/text-field';

const restMs = 250;

interface NameFilterProps {
  value: string;
  onSearch: (value: string) => void;
}

/** 'Sök namn': it acts once one has paused, and follows the address when that changes by itself. */
export function NameFilter({ value, onSearch }: NameFilterProps) {
  const [typed, setTyped] = useState(value);
  const [told, setTold] = useState(value);
  if (value !== told) {
    setTold(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), restMs);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);
  return (
    <TextField
      label={examFilterLabels.name}
      type="search"
      autoComplete="off"
      icon={<IconSearch className="icon" size={18} stroke={1.8} aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
