import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { IconButton } from '../button';
import type { TableColumn } from '../table';
import { NoValue } from './no-value';
import { NearBox, RowBox } from './row-box';
import { useCameNear } from './use-came-near';

interface TableRowProps<Row, Field extends string> {
  row: Row;
  columns: readonly TableColumn<Row, Field>[];
  /** It is text alone far below the window, and whole once it has come near. */
  comesNear: boolean;
  /** The box by which it is chosen. */
  box:
    { label: string; chosen: boolean; choose: (on: boolean) => void; anchor: string | undefined } | undefined;
  /** It is a card: each value has its label beside it, which a table has in its head. */
  isCard: boolean;
  /** Its card is of two lines. */
  asCard: boolean;
  /** Its card holds back some values until one asks for them, or prints the page. */
  more: boolean;
  /** It is shown beside the table. */
  isCurrent: boolean;
  /** Opens the card when it becomes true; the person may fold it all the same. */
  opens: boolean;
  printing: boolean;
  widths: Readonly<Record<string, number>> | undefined;
}

/** Whether a column's value is held back on a card of two lines. */
export function isBehindMore({ card, rowHeader, hideHeader }: TableColumn<never>): boolean {
  return card === 'more' || (!card && !rowHeader && !hideHeader);
}

/** A row, and on a phone its card: the name and its state, one line of facts, the rest on demand. */
export function TableRow<Row, Field extends string>({
  row,
  columns,
  comesNear,
  box,
  isCard,
  asCard,
  more,
  isCurrent,
  opens,
  printing,
  widths,
}: TableRowProps<Row, Field>) {
  const [opened, setOpened] = useOpened(opens);
  const nameId = useId();
  const isFar = !useCameNear(comesNear ? nameId : null);
  const isFolded = isCard && asCard && !opened;
  const shown = isFolded && more && !printing ? columns.filter((column) => !isBehindMore(column)) : columns;
  return (
    <tr
      role="row"
      aria-selected={box?.chosen}
      aria-current={isCurrent || undefined}
      data-opened={opened || undefined}
    >
      {box && (
        <td role="cell" className="table-box">
          {isFar ? null : box.anchor === undefined ? (
            <RowBox label={box.label} checked={box.chosen} onChange={box.choose} />
          ) : (
            <NearBox anchor={box.anchor} label={box.label} checked={box.chosen} onChange={box.choose} />
          )}
        </td>
      )}
      {shown.map((column) => (
        <BodyCell
          key={column.key}
          {...{ column, row, nameId, isFar, isCard, isFolded, printing }}
          hasLabel={isCard && isLabelled(column, asCard, isFolded)}
          width={widths?.[column.key]}
        />
      ))}
      {isCard && more && (
        <td role="cell" className="table-more">
          <IconButton
            label={opened ? 'Visa mindre' : 'Visa mer'}
            aria-expanded={opened}
            aria-describedby={nameId}
            icon={<IconChevronDown className="icon" size={20} stroke={1.8} aria-hidden="true" />}
            onClick={() => setOpened(!opened)}
          />
        </td>
      )}
    </tr>
  );
}

/** Whether a card shows everything; it opens when `opens` becomes true, and its own button changes it. */
function useOpened(opens: boolean) {
  const [opened, setOpened] = useState(opens);
  const [didOpen, setDidOpen] = useState(opens);
  if (opens !== didOpen) {
    setDidOpen(opens);
    if (opens) setOpened(true);
  }
  return [opened, setOpened] as const;
}

/** The head of the column of 'Visa mer', which only cards have. */
export function MoreHead() {
  return (
    <th scope="col" role="columnheader" className="table-more">
      <span className="sr-only">Visa mer</span>
    </th>
  );
}

/** Whether a card shows the value's label: not for name and state, and in the line of facts only for figures. */
function isLabelled(
  { card, rowHeader, hideHeader, numeric }: TableColumn<never>,
  asCard: boolean,
  isFolded: boolean,
) {
  if (rowHeader) return false;
  return !asCard || (card !== 'state' && !hideHeader && (numeric || !isFolded));
}

interface BodyCellProps<Row, Field extends string> {
  column: TableColumn<Row, Field>;
  row: Row;
  nameId: string;
  isFar: boolean;
  isCard: boolean;
  isFolded: boolean;
  printing: boolean;
  hasLabel: boolean;
  width: number | undefined;
}

/** A cell of a table is its value and nothing else: a page has hundreds. On a card the value has a box beside its label. */
function BodyCell<Row, Field extends string>({
  column,
  row,
  nameId,
  isFar,
  isCard,
  isFolded,
  printing,
  hasLabel,
  width,
}: BodyCellProps<Row, Field>) {
  const { hideHeader, header, numeric, rowHeader, grows, card, cellClass } = column;
  const cell = (isFar && column.farCell) || column.cell;
  const lower = (isFar && column.farLower) || column.lower;
  const value = cell(row);
  const content = (
    <>
      {value === '–' ? <NoValue /> : value}
      {lower && (!isFolded || printing) && <span className="table-lower meta tabular">{lower(row)}</span>}
    </>
  );
  const inner = isCard ? (
    <>
      {hasLabel && (
        <span className="table-label" aria-hidden="true">
          {hideHeader ? '' : header}
        </span>
      )}
      <span className={joined('table-value', cellClass)}>{content}</span>
    </>
  ) : (
    content
  );
  const attributes = {
    className: joined(
      numeric && 'table-numeric',
      !isCard && (grows || rowHeader) && 'table-grows',
      !isCard && cellClass,
    ),
    style: width === undefined || isCard ? undefined : { minWidth: width, maxWidth: width },
  };
  if (rowHeader) {
    return (
      <th scope="row" role="rowheader" id={nameId} {...attributes}>
        {inner}
      </th>
    );
  }
  return (
    <td role="cell" data-card={card ?? (hideHeader ? 'actions' : undefined)} {...attributes}>
      {inner}
    </td>
  );
}

function joined(...classes: (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}
