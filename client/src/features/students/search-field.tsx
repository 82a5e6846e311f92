import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { buttons } from '../../lib/fixed-texts';
import { IconButton } from '../../ui/button';
import { TextField } from '../../ui/text-field';

const restMs = 250;

interface SearchFieldProps {
  value: string;
  onSearch: (value: string) => void;
}

/** The text filter: it acts once one has paused, and follows the address when that changes by itself. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
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
      className="students-search"
      label="Sök elev"
      hideLabel
      type="search"
      placeholder="Namn, personnummer eller e-post"
      autoComplete="off"
      icon={<IconSearch className="icon" size={18} stroke={1.8} aria-hidden="true" />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      end={
        typed !== '' && (
          <IconButton
            size="sm"
            label={buttons.clearSearch}
            icon={<IconX className="icon" size={18} stroke={1.8} aria-hidden="true" />}
            onClick={() => {
              setTyped('');
              onSearch('');
            }}
          />
        )
      }
    />
  );
}
