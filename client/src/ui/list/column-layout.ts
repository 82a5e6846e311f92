import { columnWidths } from '../../../../domain/lists/saved-view';
import { useSession } from '../../lib/session/session-store';
import { useState } from 'react';
import type { TableColumn } from '../table';

/** How a reader has laid out a list's columns, by their keys; nothing of any person. */
export interface ColumnLayout {
  hidden: readonly string[];
  /** Those that have been moved with all others as they then stood; none, as the list has them. */
  order: readonly string[];
  /** In pixels, of those that have been given one. */
  widths: Readonly<Record<string, number>>;
}

const storageKey = (list: string, userId: string) => `${list}-columns:${userId}`;

function readLayout(key: string): ColumnLayout | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : layoutIn(JSON.parse(text));
  } catch (error) {
    console.warn('The stored choice of columns could not be read; the usual ones are shown.', error);
    return null;
  }
}

/** The stored layout; older versions stored the hidden columns only. */
export function layoutIn(stored: unknown): ColumnLayout {
  if (Array.isArray(stored)) return { hidden: keysIn(stored), order: [], widths: {} };
  const { hidden, order, widths } = (stored ?? {}) as Partial<Record<keyof ColumnLayout, unknown>>;
  return { hidden: keysIn(hidden), order: keysIn(order), widths: widthsIn(widths) };
}

function keysIn(stored: unknown): string[] {
  return Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [];
}

function widthsIn(stored: unknown): Record<string, number> {
  const all = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
  return Object.fromEntries(
    all.flatMap(([key, one]) => (typeof one === 'number' ? [[key, fitting(one)]] : [])),
  );
}

const fitting = (width: number) =>
  Math.round(Math.min(columnWidths.most, Math.max(columnWidths.least, width)));

/** The layout with a column made as wide. */
export function withWidth(layout: ColumnLayout, key: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [key]: fitting(width) } };
}

/** The layout with a column moved by so many places among those that are shown. */
export function withMove(
  layout: ColumnLayout,
  columns: readonly TableColumn<never>[],
  { key, steps }: { key: string; steps: number },
): ColumnLayout {
  const shown = movable(inOrder(columns, layout.order)).filter((one) => !layout.hidden.includes(one));
  const target = shown[shown.indexOf(key) + steps];
  if (target === undefined || target === key) return layout;
  const rest = movable(inOrder(columns, layout.order)).filter((one) => one !== key);
  const place = rest.indexOf(target) + (steps > 0 ? 1 : 0);
  return { ...layout, order: [...rest.slice(0, place), key, ...rest.slice(place)] };
}

/** The keys of those that can be moved: what names the row stays first, its menu last. */
function movable(columns: readonly TableColumn<never>[]): string[] {
  return columns.filter(({ rowHeader, hideHeader }) => !rowHeader && !hideHeader).map(({ key }) => key);
}

/** All columns as the reader has ordered them; one that the order does not know stands where it usually does. */
export function inOrder<Column extends Pick<TableColumn<never>, 'key' | 'rowHeader' | 'hideHeader'>>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const place = ({ key, rowHeader, hideHeader }: Column, index: number) => {
    if (rowHeader) return -1;
    if (hideHeader) return columns.length + order.length;
    const known = order.indexOf(key);
    return known >= 0 ? known : order.length === 0 ? index : order.length + index / columns.length;
  };
  return columns
    .map((column, index) => ({ column, at: place(column, index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ column }) => column);
}

/**
 * The visible columns; a hidden column that belongs below another is shown there, or in a card's line of facts, which
 * has nothing below it.
 */
export function shownColumns<Row, Field extends string>(
  columns: readonly TableColumn<Row, Field>[],
  { hidden, order }: ColumnLayout,
  isCard = false,
): TableColumn<Row, Field>[] {
  const isFact = ({ key, card }: TableColumn<Row, Field>) =>
    isCard && card === 'fact' && columns.some(({ below }) => below === key);
  const isShown = (column: TableColumn<Row, Field>) =>
    column.rowHeader || !hidden.includes(column.key) || isFact(column);
  return inOrder(columns, order)
    .filter(isShown)
    .map((column) => {
      const below = columns.find((one) => one.key === column.below && !isShown(one));
      return below ? { ...column, lower: below.cell } : column;
    });
}

/** The layout of a list's columns, remembered between visits (pages §0). `usual` are hidden until one chooses. */
export function useColumnLayout(
  list: string,
  usual: readonly string[] = [],
): [ColumnLayout, (layout: ColumnLayout | null) => void] {
  const key = storageKey(list, useSession().user?.userId ?? '');
  const [choice, setChoice] = useState(() => ({ key, layout: readLayout(key) }));
  const chosen = choice.key === key ? choice.layout : readLayout(key);
  const keep = (layout: ColumnLayout | null) => {
    if (layout) localStorage.setItem(key, JSON.stringify(layout));
    else localStorage.removeItem(key);
    setChoice({ key, layout });
  };
  return [chosen ?? { hidden: usual, order: [], widths: {} }, keep];
}

/** The layout that is shown: the reader's own, or that of an open view, which may be changed while it is open. */
export function useShownLayout(
  own: ReturnType<typeof useColumnLayout>,
  opened: ColumnLayout | null,
): ReturnType<typeof useColumnLayout> {
  const [changed, setChanged] = useState<{ of: ColumnLayout; layout: ColumnLayout } | null>(null);
  if (!opened) return own;
  return [
    changed?.of === opened ? changed.layout : opened,
    (layout) => setChanged(layout && { of: opened, layout }),
  ];
}

/** Whether two layouts show the same. */
export function sameLayout(one: ColumnLayout, other: ColumnLayout): boolean {
  const said = ({ hidden, order, widths }: ColumnLayout) =>
    JSON.stringify([[...hidden].sort(), order, Object.entries(widths).sort()]);
  return said(one) === said(other);
}
