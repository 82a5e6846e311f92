import type { StudentSort } from '../../../graphql/generated';
import type { StudentRowFieldsFragment } from '../../../graphql/generated';
import { ListTable } from '../../../ui/list/list-table';
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

/** The rows of the list (pages §1). */
export function StudentTable({ rows, hidden, sort, onSort, density, busy, selection }: StudentTableProps) {
  return (
    <div className="students-table">
      <ListTable
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
