import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { PointerEvent as ReactPointerEvent } from 'react';
import type { TableColumn, TableSort } from '../table';
import { useHeadDrag, type ColumnMoves } from './use-head-drag';

interface HeaderCellProps<Row, Field extends string> {
  column: TableColumn<Row, Field>;
  sort: TableSort<Field> | null | undefined;
  onSort: ((sort: TableSort<Field>) => void) | undefined;
  /** Where its columns can be moved and widened. */
  moves: ColumnMoves | undefined;
}

const sortIcons = { ASC: IconArrowUp, DESC: IconArrowDown };
const ariaSort = { ASC: 'ascending', DESC: 'descending' } as const;

/** The head of a column: it sorts, and where the columns are the reader's to lay out it is dragged and widened. */
export function HeaderCell<Row, Field extends string>({
  column,
  sort,
  onSort,
  moves,
}: HeaderCellProps<Row, Field>) {
  const { sortField, header, hideHeader, numeric, key, rowHeader, grows } = column;
  const direction = sortField && sort?.field === sortField ? sort.direction : null;
  const drag = useHeadDrag(key, rowHeader || hideHeader ? undefined : moves);
  const width = moves?.widths[key];
  return (
    <th
      scope="col"
      role="columnheader"
      data-column={key}
      className={numeric ? 'table-numeric' : grows || rowHeader ? 'table-grows' : undefined}
      data-card={hideHeader ? 'actions' : undefined}
      aria-sort={direction ? ariaSort[direction] : undefined}
      style={width === undefined ? undefined : { minWidth: width, maxWidth: width }}
      {...drag}
    >
      {sortField && onSort ? (
        <SortButton
          header={header}
          direction={direction}
          onSort={(to) => onSort({ field: sortField, direction: to })}
        />
      ) : (
        <span className={hideHeader ? 'sr-only' : undefined}>{header}</span>
      )}
      {moves && !hideHeader && <WidthHandle onWidth={(to) => moves.onWidth(key, to)} />}
    </th>
  );
}

interface SortButtonProps {
  header: string;
  direction: TableSort['direction'] | null;
  onSort: (direction: TableSort['direction']) => void;
}

function SortButton({ header, direction, onSort }: SortButtonProps) {
  const Icon = direction ? sortIcons[direction] : IconArrowsSort;
  return (
    <button type="button" className="table-sort" onClick={() => onSort(direction === 'ASC' ? 'DESC' : 'ASC')}>
      {header}
      <Icon
        className="icon"
        size={16}
        stroke={1.8}
        aria-hidden="true"
        data-idle={direction ? undefined : true}
      />
    </button>
  );
}

/** For the pointer alone: the box of columns does the same with keys. */
function WidthHandle({ onWidth }: { onWidth: (width: number) => void }) {
  const start = (event: ReactPointerEvent<HTMLElement>) => {
    const handle = event.currentTarget;
    const from = event.clientX;
    const before = handle.parentElement?.offsetWidth ?? 0;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const follow = (moved: PointerEvent) => onWidth(before + moved.clientX - from);
    handle.addEventListener('pointermove', follow);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', follow), {
      once: true,
    });
  };
  return (
    <span
      className="table-width"
      aria-hidden="true"
      title="Dra för att ändra bredden"
      onPointerDown={start}
    />
  );
}
