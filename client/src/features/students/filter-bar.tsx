import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { useSession } from '../../lib/session-store';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import type { SelectOption } from '../../ui/select';
import { Skeleton } from '../../ui/skeleton';
import { chipsOf } from './filter-chips';
import { noFilter, type ListFilter } from './list-address';
import { SearchField } from './search-field';

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
  const [opened, setOpened] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { role } = useSession();
  const chips = chipsOf(filter, (id) => teachers.find(({ value }) => value === id)?.label ?? 'okänd');
  // The chip that was pressed goes: focus stays in the bar instead of falling to the page.
  const takeAway = (without: ListFilter) => {
    opener.current?.focus();
    onFilter(without);
  };
  const onSearch = useCallback(
    (q: string) => onFilter({ ...filter, q }, { replace: true }),
    [filter, onFilter],
  );
  return (
    <section aria-label="Filter" className="students-filter no-print">
      <div className="row">
        <SearchField value={filter.q} onSearch={onSearch} />
        <Button
          ref={opener}
          aria-expanded={opened}
          aria-controls={opened ? panelId : undefined}
          icon={<IconAdjustmentsHorizontal className="icon" size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => setOpened(!opened)}
        >
          Filter
        </Button>
        {/* Only a teacher has students of their own. */}
        {role === 'TEACHER' && (
          <Checkbox
            label="Mina elever"
            checked={filter.mine}
            onChange={(mine) => onFilter({ ...filter, mine })}
          />
        )}
        <div className="students-tools">{tools}</div>
      </div>
      {opened && (
        <div id={panelId}>
          <Suspense fallback={<Skeleton lines={4} />}>
            <FilterPanel filter={filter} teachers={teachers} onFilter={onFilter} />
          </Suspense>
        </div>
      )}
      {chips.length > 0 && (
        <ul className="students-chips" aria-label="Aktiva filter">
          {chips.map(({ key, label, without }) => (
            <li key={key}>
              <button
                type="button"
                className="students-chip"
                aria-label={`Ta bort filtret ${label}`}
                onClick={() => takeAway(without)}
              >
                {label}
                <IconX className="icon" size={14} stroke={2.2} aria-hidden="true" />
              </button>
            </li>
          ))}
          <li>
            <Button size="sm" variant="quiet" onClick={() => takeAway(noFilter)}>
              Rensa filter
            </Button>
          </li>
        </ul>
      )}
    </section>
  );
}
