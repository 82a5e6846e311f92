import { useCallback, useState, type KeyboardEvent, type ReactNode } from 'react';
import { announce } from '../../feedback/live-region';
import { isBeside } from '../../../lib/use-medium';

/** How a list summarises a row beside its table. */
export interface SummaryOfRow<Row> {
  title: (row: Row) => string;
  content: (row: Row, close: () => void) => ReactNode;
}

interface Summarised<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  summary: SummaryOfRow<Row> | undefined;
}

const isPlain = ({ ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) =>
  !ctrlKey && !metaKey && !altKey && !shiftKey && !defaultPrevented;

const openerOf = ({ target }: KeyboardEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-opens-row]') : null;

const rowsIn = (list: Element) => [...list.querySelectorAll('tbody tr')];

/** Focuses what opens a row. */
export function focusRow(list: Element | null, index: number): void {
  if (list) rowsIn(list)[index]?.querySelector<HTMLElement>('[data-opens-row]')?.focus();
}

/**
 * Which row's summary is open, and its keys on a row's name: Space opens and closes it, the vertical arrows go to the
 * row above and below, the right arrow goes to the summary, and Escape closes it.
 */
export function useRowSummary<Row>({ rows, rowKey, summary }: Summarised<Row>) {
  const [key, setKey] = useState<string | null>(null);
  const index = key === null ? -1 : rows.findIndex((row) => rowKey(row) === key);
  const row = summary && rows[index];
  const close = useCallback(() => setKey(null), []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const opener = summary && isPlain(event) ? openerOf(event) : null;
    const tr = opener?.closest('tr');
    const here = tr ? rowsIn(event.currentTarget).indexOf(tr) : -1;
    if (!rows[here]) return;
    const act = actionOf(event.key, { here, index, rows });
    if (!act) return;
    event.preventDefault();
    if (event.repeat && event.key === ' ') return;
    if (act === 'close') close();
    else if (act === 'enter') event.currentTarget.querySelector<HTMLElement>('.list-summary')?.focus();
    else {
      focusRow(event.currentTarget, act.to);
      setKey(rowKey(rows[act.to]!));
      if (index < 0 && isBeside())
        announce(`Sammanfattningen av ${summary!.title(rows[act.to]!)} visas bredvid listan.`);
    }
  };
  // A button is pressed when Space is released.
  const onKeyUp = (event: KeyboardEvent<HTMLElement>) => {
    if (summary && event.key === ' ' && openerOf(event)) event.preventDefault();
  };
  return { row, index, close, open: setKey, keys: { onKeyDown, onKeyUp } };
}

type Act = 'close' | 'enter' | { to: number } | null;

function actionOf(
  key: string,
  { here, index, rows }: { here: number; index: number; rows: readonly unknown[] },
): Act {
  if (key === ' ') return here === index ? 'close' : { to: here };
  if (index < 0) return null;
  if (key === 'Escape') return 'close';
  if (key === 'ArrowRight') return 'enter';
  const to = here + (key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0);
  return to !== here && rows[to] !== undefined ? { to } : null;
}
