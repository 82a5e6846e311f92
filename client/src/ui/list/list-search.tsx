import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { buttons } from '../../lib/fixed-texts';
import { IconButton } from '../button';
import { TextField } from '../text-field';

const restMs = 250;

interface ListSearchProps {
  /** Hidden where the placeholder says enough. */
  hideLabel?: boolean;
  label: string;
  /** Without one the label is shown. */
  placeholder?: string;
  value: string;
  /** Must be stable: it is called once one has paused. */
  onSearch: (value: string) => void;
}

/** The text filter of a list: it acts once one has paused, and follows the address when that changes by itself. */
export function ListSearch({
  label,
  placeholder,
  hideLabel = placeholder !== undefined,
  value,
  onSearch,
}: ListSearchProps) {
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
      className="list-search"
      label={label}
      hideLabel={hideLabel}
      type="search"
      placeholder={placeholder}
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
