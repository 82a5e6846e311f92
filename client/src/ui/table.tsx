import './styles/table.css';
import type { ReactNode } from 'react';
import { usePhone, usePrinting } from '../lib/use-medium';
import { Select } from './fields/select';
import { RowBox } from './table-parts/row-box';
import { HeaderCell } from './table-parts/table-head';
import type { ColumnMoves } from './table-parts/use-head-drag';
import { isBehindMore, MoreHead, TableRow } from './table-parts/table-row';

export type SortDirection = 'ASC' | 'DESC';

export interface TableSort<Field extends string = string> {
  field: Field;
  direction: SortDirection;
}

export interface TableColumn<Row, Field extends string = string> {
  key: string;
  /** The column's name; also the name of the value when rows are cards. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** Lighter content of the same height for rows far below the viewport, in tables that use it. */
  farCell?: (row: Row) => ReactNode;
  /** Set when the list can be sorted by it. */
  sortField?: Field;
  /** Class of the element around the value: the cell, or on a card the box beside the label. */
  cellClass?: string;
  /** Text that shares the width that other columns leave, and ends in dots where that is too little. */
  grows?: boolean;
  /** Figures: right-aligned, tabular digits. */
  numeric?: boolean;
  /** The cell that names the row: a row header, and the title of its card. One column should have it. */
  rowHeader?: boolean;
  /** Hides the header text where icons are sufficient (actions). */
  hideHeader?: boolean;
  /** The key of the column whose value is shown below this one while that column is hidden, and that value. */
  below?: string;
  lower?: (row: Row) => ReactNode;
  farLower?: (row: Row) => ReactNode;
  /** Position on a phone's card: beside the name, or in the line below it. All other cells except menus are behind 'Visa mer'. */
  card?: 'state' | 'fact' | 'more';
}

export interface TableProps<Row, Field extends string = string> {
  /** What the table is, for screen readers. */
  caption: string;
  columns: readonly TableColumn<Row, Field>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort<Field> | null;
  onSort?: (sort: TableSort<Field>) => void;
  /** Adds a first column of checkboxes. */
  selected?: ReadonlySet<string>;
  onSelect?: (selected: Set<string>) => void;
  /** Label of a row's checkbox, such as 'Välj Anna Ek'. */
  selectLabel?: (row: Row) => string;
  /** The id of the element that names a row, for tables with forms: checkboxes render once it is near the viewport. */
  anchorOf?: (row: Row) => string;
  /** Whether a row's card is open regardless of the button, because the user types in one of its hidden cells. */
  opensCard?: (row: Row) => boolean;
  density?: 'comfortable' | 'compact';
  /** New rows are loading; the old ones remain, dimmed. */
  busy?: boolean;
  /** The key of the row that is shown beside the table. */
  current?: string;
  /** Lets users move and resize columns. */
  moves?: ColumnMoves;
}

/**
 * A table by the platform's own elements. Below 700 px each row is a card, of two lines where the columns say what
 * they hold; the roles are spelled out, as a browser forgets what a table is once its cells are blocks.
 */
export function Table<Row, Field extends string = string>(props: TableProps<Row, Field>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    selected,
    onSelect,
    selectLabel,
    anchorOf,
    opensCard,
    density,
    busy,
    current,
    moves,
  } = props;
  const isCard = usePhone();
  const printing = usePrinting();
  const keys = rows.map(rowKey);
  const asCards = columns.some(({ card }) => card);
  const hasMore = asCards && columns.some(isBehindMore);
  // A card is of few elements as it is.
  const comesNear = !isCard && columns.some(({ farCell }) => farCell);
  const chosen = selected ? keys.filter((key) => selected.has(key)).length : 0;
  const toggle = (key: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(key);
    else next.delete(key);
    onSelect?.(next);
  };
  const toggleAll = (on: boolean) => {
    const next = new Set(selected);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onSelect?.(next);
  };
  return (
    <div className="table-frame" aria-busy={busy || undefined}>
      {isCard && onSort && <CardSort columns={columns} sort={sort} onSort={onSort} />}
      <div className="table-scroller" tabIndex={0} role="group" aria-label={caption}>
        <table
          className={`table table-${density ?? 'comfortable'}${asCards ? ' table-cards' : ''}`}
          role="table"
        >
          <caption className="sr-only">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {onSelect && (
                <th scope="col" role="columnheader" className="table-box">
                  <RowBox
                    label="Välj alla på sidan"
                    checked={keys.length > 0 && chosen === keys.length}
                    indeterminate={chosen > 0 && chosen < keys.length}
                    onChange={toggleAll}
                  />
                </th>
              )}
              {columns.map((column) => (
                <HeaderCell key={column.key} {...{ column, sort, onSort, moves }} />
              ))}
              {isCard && hasMore && <MoreHead />}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => {
              const key = rowKey(row);
              return (
                <TableRow
                  key={key}
                  row={row}
                  columns={columns}
                  comesNear={comesNear}
                  box={
                    onSelect && {
                      label: selectLabel?.(row) ?? 'Välj raden',
                      chosen: selected?.has(key) ?? false,
                      choose: (on) => toggle(key, on),
                      anchor: anchorOf?.(row),
                    }
                  }
                  {...{ isCard, printing }}
                  asCard={asCards}
                  more={hasMore}
                  isCurrent={key === current}
                  opens={opensCard?.(row) ?? false}
                  widths={moves?.widths}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface SortProps<Row, Field extends string> {
  sort?: TableSort<Field> | null;
  onSort: (sort: TableSort<Field>) => void;
  columns: readonly TableColumn<Row, Field>[];
}

/** The heads are out of sight when rows are cards: the same choice as a list. */
function CardSort<Row, Field extends string>({ columns, sort, onSort }: SortProps<Row, Field>) {
  const options = columns.flatMap(({ sortField, header }) =>
    sortField
      ? [
          { value: `${sortField} ASC`, label: `${header}, stigande` },
          { value: `${sortField} DESC`, label: `${header}, fallande` },
        ]
      : [],
  );
  if (options.length === 0) return null;
  return (
    <Select
      className="table-card-sort folded"
      label="Sortera efter"
      options={options}
      value={sort ? `${sort.field} ${sort.direction}` : null}
      placeholder={sort ? undefined : 'Välj'}
      onChange={(value) => {
        const column = columns.find(({ sortField }) => sortField && value?.startsWith(`${sortField} `));
        if (column?.sortField)
          onSort({ field: column.sortField, direction: value?.endsWith('DESC') ? 'DESC' : 'ASC' });
      }}
    />
  );
}
