import type { ListDefinition } from '../../../../domain/lists/list';
import { orderedRange } from '../fields/date-rules';
import type { SelectOption } from '../fields/select';
import { FilterField, type FilterFieldValue } from './filter-field';

export type FilterOptions = Readonly<Record<string, readonly SelectOption[] | undefined>>;

interface FilterPanelProps {
  list: ListDefinition;
  values: Readonly<Record<string, unknown>>;
  onChange: (changed: Record<string, unknown>) => void;
  options: FilterOptions;
  useOptions(values: Readonly<Record<string, unknown>>): FilterOptions;
}

/** The filters behind the button, as the definition groups them; each acts at once. */
export default function FilterPanel({ list, values, onChange, options, useOptions }: FilterPanelProps) {
  const found = useOptions(values);
  const field = (name: string) => {
    const filter = list.filters[name];
    return (
      filter && (
        <FilterField
          key={name}
          filter={filter}
          value={values[name] as FilterFieldValue}
          onChange={(value) => onChange(inOrder(list, values, { name, value }))}
          options={options[name] ?? found[name]}
        />
      )
    );
  };
  return list.panel?.map((group) =>
    group.length === 1 ? (
      group.map(field)
    ) : (
      <div key={group.join()} className="stack">
        {group.map(field)}
      </div>
    ),
  );
}

/** A day before the one that it is to follow changes places with it (specification §9). */
function inOrder(
  { filters }: ListDefinition,
  values: Readonly<Record<string, unknown>>,
  { name, value }: { name: string; value: FilterFieldValue },
): Record<string, unknown> {
  const names = Object.keys(filters);
  const place = names.indexOf(name);
  const type = filters[name]?.type;
  const other = type === 'from' ? names[place + 1] : type === 'to' ? names[place - 1] : undefined;
  if (other === undefined) return { [name]: value };
  const [start, end] = type === 'from' ? [value, values[other]] : [values[other], value];
  const [from, to] = orderedRange(asDay(start), asDay(end));
  return type === 'from' ? { [name]: from, [other]: to } : { [other]: from, [name]: to };
}

function asDay(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
