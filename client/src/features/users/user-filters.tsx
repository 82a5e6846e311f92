import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { buttons } from '../../lib/fixed-texts';
import { isRole, roleNames } from '../../lib/roles';
import { Button, IconButton } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { Select } from '../../ui/select';
import { TextField } from '../../ui/text-field';
import type { UserViewControl } from './use-user-view';
import { isFiltered, noFilter } from './user-address';

const restMs = 250;
const roles = Object.entries(roleNames).map(([value, label]) => ({ value, label }));
const states = [
  { value: 'ja', label: 'Aktiva' },
  { value: 'nej', label: 'Avstängda' },
];

/** The filters of the list of accounts, which are in the address. */
export function UserFilters({ view, change }: UserViewControl) {
  return (
    <div role="search" aria-label="Filtrera användare" className="users-filters no-print">
      <UserSearch value={view.q} onSearch={(q) => change({ q }, { replace: true })} />
      <Select
        label="Roll"
        options={roles}
        value={view.role}
        placeholder="Alla"
        onChange={(role) => change({ role: isRole(role) ? role : null })}
      />
      <Select
        label="Konto"
        options={states}
        value={view.active === null ? null : view.active ? 'ja' : 'nej'}
        placeholder="Alla"
        onChange={(state) => change({ active: state === null ? null : state === 'ja' })}
      />
      <Checkbox
        label="Elevkonton utan elevpost"
        checked={view.unlinked}
        onChange={(unlinked) => change({ unlinked })}
      />
      {isFiltered(view) && (
        <Button variant="quiet" onClick={() => change(noFilter)}>
          Rensa filter
        </Button>
      )}
    </div>
  );
}

/** Acts once one has paused, and follows the address when that changes by itself. */
function UserSearch({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
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
      className="users-search"
      label="Sök användare"
      type="search"
      placeholder="Namn eller e-post"
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
