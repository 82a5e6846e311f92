import type { MouseEvent } from 'react';
import type { StudentSort } from '../../graphql/generated';
import type { StudentRowFieldsFragment } from '../../graphql/generated';
import { Table } from '../../ui/table';
import type { Selection } from './selection';
import { studentColumns } from './student-columns';

interface StudentTableProps {
  rows: readonly StudentRowFieldsFragment[];
  hidden: ReadonlySet<string>;
  sort: StudentSort;
  onSort: (sort: StudentSort) => void;
  density: 'comfortable' | 'compact';
  busy: boolean;
  /** Null for those who can do nothing with a choice. */
  selection: Selection | null;
}

/**
 * A press anywhere on a row opens its student; with keys and screen readers the name's link does. Marked
 * text is left alone: numbers and addresses are copied from this list.
 */
function openRow(event: MouseEvent<HTMLElement>): void {
  if (!(event.target instanceof Element) || event.target.closest('a, button, input, label, .table-box'))
    return;
  if (window.getSelection()?.toString()) return;
  const link = event.target.closest('tbody tr')?.querySelector<HTMLAnchorElement>('a[href^="/student/"]');
  link?.dispatchEvent(
    new window.MouseEvent('click', { ...modifiers(event), bubbles: true, cancelable: true }),
  );
}

function modifiers({ ctrlKey, metaKey, shiftKey }: MouseEvent): MouseEventInit {
  return { ctrlKey, metaKey, shiftKey };
}

/** The rows of the list (pages §1). */
export function StudentTable({ rows, hidden, sort, onSort, density, busy, selection }: StudentTableProps) {
  return (
    <div className="students-table" onClick={openRow}>
      <Table
        caption="Elever"
        columns={studentColumns.filter(({ key }) => !hidden.has(key))}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        density={density}
        busy={busy}
        {...(selection && {
          selected: new Set(selection.chosen.keys()),
          onSelect: (ids: Set<string>) => selection.choose(ids, rows),
          selectLabel: ({ name }: StudentRowFieldsFragment) => `Välj ${name}`,
        })}
      />
    </div>
  );
}
