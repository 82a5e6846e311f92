import '../styles/list.css';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useCallback, type ReactNode } from 'react';
import type { ListDefinition, ListFilter } from '../../../../domain/lists/list';
import type { ListView } from '../../lib/list-url';
import { Button } from '../button';
import { FilterBar } from './filter-bar';
import { FilterField, type FilterFieldValue } from './filter-field';
import type { FilterOptions } from './filter-panel';
import { chipsOf, type ChipNames } from './list-chips';
import { FoldButton } from './fold-button';
import { ListSearch } from './list-search';
import type { ListState } from './use-list';
import { Skeleton } from '../feedback/skeleton';
import { deferred } from '../on-demand';
import { Row } from '../layout';

const FilterPanel = deferred(async () => (await import('./filter-panel')).default, {
  waiting: <Skeleton lines={4} />,
});

export interface ListFiltersProps<Definition extends ListDefinition> {
  state: ListState<Definition>;
  /** What can be chosen in the fields of ids and words. */
  options?: FilterOptions | undefined;
  /** Those that are looked up once the panel is opened. */
  useOptions?: ((view: ListView<Definition>) => FilterOptions) | undefined;
  /** What the chips say of the values that the definition has no word for. */
  names?: ChipNames<Definition> | undefined;
  /** A filter that deserves to be in sight, such as 'Mina elever'. */
  quick?: ReactNode;
  /** All filters are in sight: no chips. */
  bare?: boolean | undefined;
  /** The saved views, beside the filters that they keep. */
  views?: ReactNode;
  /** How the rows look, at the end of the bar. */
  tools?: ReactNode;
}

const useNothing = () => ({});

/** A list's search, its filters behind their button and a chip for each one in use (pages §0). */
export function ListFilters<Definition extends ListDefinition>({
  state,
  options = {},
  useOptions = useNothing,
  names = {},
  quick,
  bare,
  views,
  tools,
}: ListFiltersProps<Definition>) {
  const { list, view, clear } = state;
  const change = useNarrow(state);
  return (
    <FilterBar
      search={<SearchOf state={state} />}
      quick={
        <>
          {quick}
          {views}
        </>
      }
      panel={
        list.panel && (
          <FilterPanel
            list={list}
            values={view}
            onChange={change}
            options={options}
            useOptions={useOptions}
          />
        )
      }
      chips={bare ? [] : chipsOf(list, view, names, change)}
      onClear={clear}
      tools={tools}
    />
  );
}

/** The filters of a list that has few: all in sight. */
export function OpenFilters<Definition extends ListDefinition>({
  state,
  options = {},
  views,
}: Pick<ListFiltersProps<Definition>, 'state' | 'options' | 'views'>) {
  const { list, view, isFiltered, clear } = state;
  const values: Readonly<Record<string, unknown>> = view;
  const change = useNarrow(state);
  return (
    <Row
      role="search"
      gap="3 4"
      align="end"
      aria-label={`Filtrera ${list.rows}`}
      className="list-open-filters folds-all below-4 no-print"
    >
      <SearchOf state={state} hideLabel={false} />
      <FoldButton
        label="Filter och val"
        icon={IconAdjustmentsHorizontal}
        count={chipsOf(list, view, {}, change).length}
      />
      {list.panel?.flat().map((name) => (
        <FilterField
          key={name}
          filter={list.filters[name]!}
          options={options[name]}
          value={values[name] as FilterFieldValue}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      {isFiltered && (
        <Button variant="quiet" onClick={clear}>
          Rensa filter
        </Button>
      )}
      {views}
    </Row>
  );
}

interface SearchOfProps<Definition extends ListDefinition> {
  state: ListState<Definition>;
  hideLabel?: boolean;
}

/** The search of a list. Each pause replaces the address: going back undoes the whole text. */
function SearchOf<Definition extends ListDefinition>({
  state: { list, view, change },
  hideLabel,
}: SearchOfProps<Definition>) {
  const [name, filter] = searchIn(list) ?? [];
  const search = useCallback(
    (text: string) =>
      name !== undefined && change({ [name]: text } as Partial<typeof view>, { replace: true }),
    [name, change],
  );
  if (name === undefined || filter === undefined) return null;
  const values: Readonly<Record<string, unknown>> = view;
  return (
    <ListSearch
      label={filter.label}
      placeholder={filter.placeholder}
      {...(hideLabel !== undefined && { hideLabel })}
      value={String(values[name])}
      onSearch={search}
    />
  );
}

function searchIn({ filters }: ListDefinition) {
  return Object.entries(filters).find(
    (entry): entry is [string, ListFilter & { type: 'search' }] => entry[1].type === 'search',
  );
}

/** Sets filters by their names. */
function useNarrow<Definition extends ListDefinition>({ change }: ListState<Definition>) {
  return useCallback(
    (changed: Record<string, unknown>) => change(changed as Parameters<typeof change>[0]),
    [change],
  );
}
