import { lazy, useCallback, type ReactNode } from 'react';
import { useSession } from '../../../lib/session/session-store';
import { Checkbox } from '../../../ui/fields/checkbox';
import { FilterBar as Bar } from '../../../ui/list/filter-bar';
import { ListSearch } from '../../../ui/list/list-search';
import type { SelectOption } from '../../../ui/fields/select';
import { chipsOf } from './filter-chips';
import { noFilter, type ListFilter } from './list-address';

const FilterPanel = lazy(() => import('./filter-panel'));

interface FilterBarProps {
  filter: ListFilter;
  teachers: readonly SelectOption[];
  onFilter: (filter: ListFilter, options?: { replace?: boolean }) => void;
  /** How the rows look, at the end of the bar. */
  tools: ReactNode;
}

/** The search, the filters behind their button, and a chip for each one in use (pages §0 and §1). */
export function FilterBar({ filter, teachers, onFilter, tools }: FilterBarProps) {
  const { role } = useSession();
  const chips = chipsOf(filter, (id) => teachers.find(({ value }) => value === id)?.label ?? 'okänd');
  const onSearch = useCallback(
    (q: string) => onFilter({ ...filter, q }, { replace: true }),
    [filter, onFilter],
  );
  return (
    <Bar
      search={
        <ListSearch
          label="Sök elev"
          placeholder="Namn, personnummer eller e-post"
          value={filter.q}
          onSearch={onSearch}
        />
      }
      // Only a teacher has students of their own.
      quick={
        role === 'TEACHER' && (
          <Checkbox
            label="Mina elever"
            checked={filter.mine}
            onChange={(mine) => onFilter({ ...filter, mine })}
          />
        )
      }
      panel={<FilterPanel filter={filter} teachers={teachers} onFilter={onFilter} />}
      chips={chips.map(({ key, label, without }) => ({ key, label, remove: () => onFilter(without) }))}
      onClear={() => onFilter(noFilter)}
      tools={tools}
    />
  );
}
