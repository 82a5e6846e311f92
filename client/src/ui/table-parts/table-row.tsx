import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { IconButton } from '../button';
import { Checkbox } from '../fields/checkbox';
import type { TableColumn } from '../table';
import { NoValue } from './no-value';

interface TableRowProps<Row, Field extends string> {
  row: Row;
  columns: readonly TableColumn<Row, Field>[];
  /** The box by which it is chosen. */
  box: { label: string; chosen: boolean; choose: (on: boolean) => void } | undefined;
  /** It is a card: each value has its label beside it, which a table has in its head. */
  isCard: boolean;
  /** Its card holds back some values until one asks for them. */
  more: boolean;
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
  box,
  isCard,
  more,
  widths,
}: TableRowProps<Row, Field>) {
  const [opened, setOpened] = useState(false);
  const nameId = useId();
  return (
    <tr role="row" aria-selected={box?.chosen} data-opened={opened || undefined}>
      {box && (
        <td role="cell" className="table-box">
          <Checkbox hideLabel label={box.label} checked={box.chosen} onChange={box.choose} />
        </td>
      )}
      {columns.map((column) => (
        <BodyCell key={column.key} {...{ column, row, nameId, isCard }} width={widths?.[column.key]} />
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

/** The head of the column of 'Visa mer', which only cards have. */
export function MoreHead() {
  return (
    <th scope="col" role="columnheader" className="table-more">
      <span className="sr-only">Visa mer</span>
    </th>
  );
}

interface BodyCellProps<Row, Field extends string> {
  column: TableColumn<Row, Field>;
  row: Row;
  nameId: string;
  isCard: boolean;
  width: number | undefined;
}

function BodyCell<Row, Field extends string>({
  column,
  row,
  nameId,
  isCard,
  width,
}: BodyCellProps<Row, Field>) {
  const { hideHeader, header, numeric, rowHeader, card, cell, lower } = column;
  const value = cell(row);
  const content = (
    <>
      {isCard && (
        <span className="table-label" aria-hidden="true">
          {hideHeader ? '' : header}
        </span>
      )}
      <span
        className="table-value"
        style={width === undefined ? undefined : { width: `calc(${width}px - 2 * var(--space-3))` }}
      >
        {value === '–' ? <NoValue /> : value}
        {lower && <span className="table-lower meta">{lower(row)}</span>}
      </span>
    </>
  );
  const className = numeric ? 'table-numeric' : undefined;
  if (rowHeader) {
    return (
      <th scope="row" role="rowheader" id={nameId} className={className}>
        {content}
      </th>
    );
  }
  return (
    <td role="cell" className={className} data-card={card ?? (hideHeader ? 'actions' : undefined)}>
      {content}
    </td>
  );
}
