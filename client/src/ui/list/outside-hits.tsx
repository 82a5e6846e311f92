import type { FilterInput, Filtered, ListDefinition } from '../../../../domain/lists/list';
import { counted } from '../../../../domain/numbers';
import { usedFilters } from '../../../../domain/lists/list-url';
import type { ListView } from '../../lib/list-url';
import { Button } from '../button';
import type { ListState } from './use-list';

/** What a typed search finds beside what a list shows unless one asks for more. */
export interface OutsideHits {
  total: number;
  /** What the hits are that the filter leaves out, in words. */
  kinds: readonly string[];
  /** Takes the filter away. */
  show: () => void;
}

/** The choice that narrows the list without being asked to, and what it leaves out. */
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
 * The question for hits outside the default filter: what is typed, with every other filter in use. Null where nothing is
 * typed, or nothing is left out.
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

/** The answer to `outsideQuestion`, for the list to say; null where it is not asked, or finds nothing. */
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
