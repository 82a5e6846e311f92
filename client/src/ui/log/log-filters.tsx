import '../styles/log-list.css';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import { optionsOf } from '../../../../domain/options';
import type { LogDefinition } from '../../../../domain/lists/list';
import { today } from '../../lib/dates';
import { Button } from '../button';
import { FilterField, type FilterFieldValue } from '../list/filter-field';
import { Grid } from '../layout';
import { FoldButton } from '../list/fold-button';

interface LogFiltersProps {
  list: LogDefinition;
  values: Readonly<Record<string, FilterFieldValue>>;
  onChange: (name: string, value: FilterFieldValue) => void;
  /** Where any filter is in use. */
  onClear: (() => void) | null;
  /** Fields for id filters, supplied by the page, which can look the ids up. An id without a field is in the address only. */
  fields: Readonly<Record<string, ReactNode>>;
  /** Content after the fields. */
  children: ReactNode;
}

/** A log's filters, from its definition; all of it is in the address. */
export function LogFilters({ list, values, onChange, onClear, fields, children }: LogFiltersProps) {
  const all = Object.entries(list.filters);
  const dayOf = (type: 'from' | 'to') => {
    const day = all.flatMap(([name, filter]) => (filter.type === type ? [values[name]] : []))[0];
    return typeof day === 'string' ? day : null;
  };
  const from = dayOf('from');
  const limits = {
    from: { max: dayOf('to') ?? today(), description: null },
    to: { ...(from && { min: from }), max: today(), description: null },
  };
  return (
    <Grid
      role="search"
      gap="3 4"
      align="end"
      columns="repeat(auto-fill, minmax(min(100%, 13rem), 1fr))"
      aria-label={`Filtrera ${list.name}`}
      className="log-filters folds-all no-print"
    >
      <FoldButton label="Filter" icon={IconAdjustmentsHorizontal} count={onClear ? 1 : 0} />
      {all.map(([name, filter]) =>
        filter.type === 'id' ? (
          <Fragment key={name}>{fields[name]}</Fragment>
        ) : (
          <FilterField
            key={name}
            filter={filter}
            value={values[name] ?? null}
            onChange={(value) => onChange(name, value)}
            {...('labels' in filter && { options: byWord(filter.labels) })}
            {...((filter.type === 'from' || filter.type === 'to') && { limits: limits[filter.type] })}
          />
        ),
      )}
      {children}
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          Rensa filter
        </Button>
      )}
    </Grid>
  );
}

function byWord(labels: Readonly<Record<string, string>>) {
  return optionsOf(labels).sort((a, b) => a.label.localeCompare(b.label, 'sv'));
}
