import '../styles/log-list.css';
import { Fragment, type ReactNode } from 'react';
import { optionsOf } from '../../../../domain/options';
import type { ListFilter, LogDefinition } from '../../../../domain/lists/list';
import { today } from '../../lib/dates';
import { Button } from '../button';
import { Checkbox } from '../fields/checkbox';
import { DateField, type DateFieldProps } from '../fields/date-field';
import { Select } from '../fields/select';

type FilterValue = string | boolean | null;

interface LogFiltersProps {
  list: LogDefinition;
  values: Readonly<Record<string, FilterValue>>;
  onChange: (name: string, value: FilterValue) => void;
  /** Where any filter is in use. */
  onClear: (() => void) | null;
  /** The fields of ids, which only the page can look up; an id without one stands in the address alone. */
  fields: Readonly<Record<string, ReactNode>>;
  /** What stands after the fields. */
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
  const limits = { from: { max: dayOf('to') ?? today() }, to: { ...(from && { min: from }), max: today() } };
  return (
    <div role="search" aria-label={`Filtrera ${list.name}`} className="log-filters no-print">
      {all.map(([name, filter]) =>
        filter.type === 'id' ? (
          <Fragment key={name}>{fields[name]}</Fragment>
        ) : (
          <FilterField
            key={name}
            filter={filter}
            value={values[name] ?? null}
            onChange={(value) => onChange(name, value)}
            limits={filter.type === 'from' || filter.type === 'to' ? limits[filter.type] : {}}
          />
        ),
      )}
      {children}
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          Rensa filter
        </Button>
      )}
    </div>
  );
}

interface FilterFieldProps {
  filter: Exclude<ListFilter, { type: 'id' }>;
  value: FilterValue;
  onChange: (value: FilterValue) => void;
  limits: Pick<DateFieldProps, 'min' | 'max'>;
}

function FilterField({ filter, value, onChange, limits }: FilterFieldProps) {
  const text = typeof value === 'string' ? value : null;
  switch (filter.type) {
    case 'choice':
      return (
        <Select
          label={filter.label}
          options={optionsOf(filter.labels).sort((a, b) => a.label.localeCompare(b.label, 'sv'))}
          value={text}
          placeholder="Alla"
          onChange={onChange}
        />
      );
    case 'from':
    case 'to':
      return (
        <DateField
          label={filter.label}
          description={null}
          {...limits}
          value={text}
          onChange={(day, valid) => valid && onChange(day)}
        />
      );
    case 'flag':
      return <Checkbox label={filter.label} checked={value === true} onChange={onChange} />;
  }
}
