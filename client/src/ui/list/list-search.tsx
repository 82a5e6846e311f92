import type { InputHTMLAttributes } from 'react';
import { IconSearch, IconX } from '@tabler/icons-react';
import { buttons } from '../../lib/fixed-texts';
import { useFollowedText } from '../../lib/drafts/use-followed-text';
import { IconButton } from '../button';
import { TextField } from '../fields/text-field';

interface ListSearchProps {
  /** Hidden where the placeholder says enough. */
  hideLabel?: boolean;
  label: string;
  /** Without one the label is shown. */
  placeholder?: string;
  value: string;
  /** Must be stable: it is called once one has paused. */
  onSearch: (value: string) => void;
  /** The ARIA attributes of a field that also controls a list of hits. */
  control?: InputHTMLAttributes<HTMLInputElement> & { 'data-autofocus'?: boolean };
}

/** The text filter of a list: it acts once one has paused, and follows the address when that changes by itself. */
export function ListSearch({
  label,
  placeholder,
  hideLabel = placeholder !== undefined,
  value,
  onSearch,
  control,
}: ListSearchProps) {
  const { typed, type, tell } = useFollowedText(value, onSearch);
  return (
    <TextField
      className="list-search"
      label={label}
      hideLabel={hideLabel}
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      icon={<IconSearch className="icon" size={18} stroke={1.8} aria-hidden="true" />}
      {...control}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      end={
        typed !== '' && (
          <IconButton size="sm" label={buttons.clearSearch} icon={IconX} onClick={() => tell('')} />
        )
      }
    />
  );
}
