import '../styles/list.css';
import type { MouseEvent } from 'react';
import { Table, type TableProps } from '../table';

/**
 * A press anywhere on a row opens what its name leads to; with keys and screen readers the name's own link
 * or button does. Marked text is left alone: numbers and addresses are copied from lists.
 */
function openRow(event: MouseEvent<HTMLElement>): void {
  if (
    !(event.target instanceof Element) ||
    event.target.closest('a, button, input, select, label, .table-box')
  )
    return;
  if (window.getSelection()?.toString()) return;
  const opener = event.target.closest('tbody tr')?.querySelector<HTMLElement>('[data-opens-row]');
  const { ctrlKey, metaKey, shiftKey } = event;
  opener?.dispatchEvent(
    new window.MouseEvent('click', { ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true }),
  );
}

/** The table of a whole page: its head and the names stay in sight. Mark the link or button that opens a row with `data-opens-row`. */
export function ListTable<Row, Field extends string = string>(props: TableProps<Row, Field>) {
  return (
    <div className="list-table" onClick={openRow}>
      <Table {...props} />
    </div>
  );
}
