import { useCallback } from 'react';
import { isRole, roleNames } from '../../../../domain/roles';
import type { AddressState } from '../../lib/address/use-address-state';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/fields/checkbox';
import { ListSearch } from '../../ui/list/list-search';
import { Select } from '../../ui/fields/select';
import { isFiltered, noFilter, type UserView } from './user-address';

const roles = Object.entries(roleNames).map(([value, label]) => ({ value, label }));
const states = [
  { value: 'ja', label: 'Aktiva' },
  { value: 'nej', label: 'Avstängda' },
];

/** The filters of the list of accounts, which are in the address. */
export function UserFilters({ view, change }: AddressState<UserView>) {
  const onSearch = useCallback((q: string) => change({ q }, { replace: true }), [change]);
  return (
    <div role="search" aria-label="Filtrera användare" className="users-filters no-print">
      <ListSearch
        label="Sök användare"
        hideLabel={false}
        placeholder="Namn eller e-post"
        value={view.q}
        onSearch={onSearch}
      />
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
