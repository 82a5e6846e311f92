import type { Filtered, FilterValues, ListFilter } from '../../../../domain/lists/list';
import type { FilterChip } from './filter-bar';

/** Chip texts of values that have no label in the definition, or a different one. */
export type ChipNames<Definition extends Filtered> = {
  readonly [Name in keyof Definition['filters']]?: (value: string) => string | undefined;
};

/** A chip for each filter in use, in their order (pages §0). */
export function chipsOf<Definition extends Filtered>(
  { filters }: Definition,
  values: FilterValues<Definition>,
  names: ChipNames<Definition>,
  change: (changed: Record<string, unknown>) => void,
): FilterChip[] {
  const given: Readonly<Record<string, string | number | boolean | readonly string[] | null>> = values;
  const named: Readonly<Record<string, ((value: string) => string | undefined) | undefined>> = names;
  return Object.entries(filters).flatMap(([name, filter]): FilterChip[] => {
    const value = given[name] ?? null;
    const chip = (label: string, without: unknown, key = name): FilterChip => ({
      key,
      label,
      remove: () => change({ [name]: without }),
    });
    const said = (one: string) => begun(filter, named[name]?.(one) ?? wordFor(filter, one));
    if (typeof value === 'object' && value !== null)
      return value.map((one) =>
        chip(
          said(one),
          value.filter((other) => other !== one),
          `${name} ${one}`,
        ),
      );
    if (filter.type === 'flag') return value ? [chip(filter.chip ?? filter.label, false)] : [];
    if (filter.type === 'either')
      return value === null ? [] : [chip(said(value ? filter.yes : filter.no), null)];
    if (filter.type === 'choice')
      return value === null || value === filter.usual
        ? []
        : [chip(said(String(value)), filter.usual ?? null)];
    if (filter.type === 'id' && filter.without && value === filter.without.word)
      return [chip(filter.without.label, null)];
    // A number narrows another filter further, whose chip says both.
    const text = typeof value === 'string' ? value.trim() : '';
    return text === ''
      ? []
      : [chip(said(text), filter.type === 'search' || filter.type === 'text' ? '' : null)];
  });
}

function begun(filter: ListFilter, value: string): string {
  const beginning = filter.chip ?? (filter.type === 'search' ? 'Sökning' : filter.label);
  if (beginning === '') return value;
  return filter.type === 'from' || filter.type === 'to' ? `${beginning} ${value}` : `${beginning}: ${value}`;
}

function wordFor(filter: ListFilter, value: string): string {
  if ('labels' in filter) return filter.labels[value] ?? value;
  return filter.type === 'id' ? 'vald' : value;
}
