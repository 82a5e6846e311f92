import type { FilterInput, Filtered, ListDefinition } from '../../../../domain/lists/list';
import { counted } from '../../../../domain/numbers';
import { usedFilters } from '../../../../domain/lists/list-url';
import type { ListView } from '../../lib/list-url';
import { Button } from '../button';
import type { ListState } from './use-list';

/** Hits of a text search outside the list's default filter. */
export interface OutsideHits {
  total: number;
  /** The kinds of the hits, in words. */
  kinds: readonly string[];
  /** Removes the filter. */
  show: () => void;
}

/** The default filter and the values that it excludes. */
function narrowedBy(list: Filtered, view: Readonly<Record<string, unknown>>) {
  for (const [name, filter] of Object.entries(list.filters)) {
    if (filter.type !== 'choices' || !filter.usual) continue;
    const chosen = view[name] as readonly string[];
    const hidden = Object.keys(filter.labels).filter((value) => !chosen.includes(value));
    if (chosen.length > 0 && hidden.length > 0) return { name, hidden };
  }
  return null;
}

interface OutsideQuestion<Definition extends ListDefinition> {
  filter: FilterInput<Definition>;
  first: number;
  page: 1;
}

/**
 * Query input for hits outside the default filter: the typed text and all other active filters. Null without text or
 * when the filter excludes nothing.
 */
export function outsideQuestion<Definition extends ListDefinition>({
  list,
  view,
  rows,
}: Pick<ListState<Definition>, 'list' | 'view' | 'rows'>): OutsideQuestion<Definition> | null {
  const values = view as Readonly<Record<string, unknown>>;
  const typed = values['q'];
  const narrowed = narrowedBy(list, values);
  if (!narrowed || typeof typed !== 'string' || typed.trim() === '') return null;
  const filter = usedFilters(list, { ...view, [narrowed.name]: narrowed.hidden } as ListView<Definition>);
  return { filter, first: rows, page: 1 };
}

/** The result of `outsideQuestion` for display in the list; null without a query or without hits. */
export function outsideHits<Definition extends ListDefinition, Row>(
  { list, view, change }: ListState<Definition>,
  page: { nodes: readonly Row[]; totalCount: number } | undefined,
  kindOf: (row: Row) => string,
): OutsideHits | null {
  const narrowed = narrowedBy(list, view as Readonly<Record<string, unknown>>);
  if (!page || page.totalCount === 0 || !narrowed) return null;
  return {
    total: page.totalCount,
    kinds: [...new Set(page.nodes.map(kindOf))],
    show: () => change(withAll(view, narrowed.name)),
  };
}

/** A change of the view that chooses nothing of a filter, which shows everything. */
function withAll<View extends object>(view: View, name: string): Partial<View> {
  const all: Partial<View> = { ...view, page: 1 };
  return Object.assign(all, { [name]: [] });
}

/** '1 träff utanför filtret (Ej startad) – visa'. */
export function OutsideHitsNote({ hits: { total, kinds, show } }: { hits: OutsideHits }) {
  return (
    <p role="status" className="list-outside no-print">
      {counted(total, 'träff', 'träffar')} utanför filtret ({kinds.join(', ')}) –{' '}
      <Button variant="quiet" size="sm" onClick={show}>
        visa
        <span className="sr-only"> träffar utanför filtret</span>
      </Button>
    </p>
  );
}
