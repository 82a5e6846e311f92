import '../styles/list.css';
import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
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

/** The whole of a text that ends in dots, as a tip. */
function showWhole({ target }: PointerEvent<HTMLElement>): void {
  if (!(target instanceof HTMLElement) || !target.closest('tbody') || target.closest('[title]')) return;
  if (target.scrollWidth > target.clientWidth) target.title = target.innerText;
}

/** Says in the markup on which sides of its window the table goes on, for the shadows there. */
function useEdges() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = frame.current?.querySelector<HTMLElement>('.table-scroller');
    const table = scroller?.querySelector('table');
    if (!frame.current || !scroller || !table) return undefined;
    const { dataset } = frame.current;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      dataset['before'] = String(scrollLeft > 1);
      dataset['after'] = String(scrollLeft + clientWidth < scrollWidth - 1);
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(scroller);
    sizes.observe(table);
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', look);
    };
  }, []);
  return frame;
}

/** The table of a whole page: its head and the names stay in sight. Mark the link or button that opens a row with `data-opens-row`. */
export function ListTable<Row, Field extends string = string>(props: TableProps<Row, Field>) {
  const frame = useEdges();
  return (
    <div ref={frame} className="list-table printed-table" onClick={openRow} onPointerOver={showWhole}>
      <Table {...props} />
    </div>
  );
}
