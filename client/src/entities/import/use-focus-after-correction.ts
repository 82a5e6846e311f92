import { useEffect, useRef, useState, type RefObject } from 'react';

interface Place {
  /** The row's number in the file. */
  row: string;
  /** Its position on the page. */
  position: number;
}

/** What a person goes on with in a row, the most likely first. */
const CONTROLS = [
  '.imports-decided button',
  ':scope [role="group"] button',
  '.imports-remedies button',
  'button',
];

/**
 * Returns focus to the row that was corrected when the pressed control is gone: to the row's next remedy, else to the
 * row that took its place, else to the selected tab.
 */
export function useFocusAfterCorrection(): {
  /** The element that holds the tabs and the rows. */
  table: RefObject<HTMLDivElement | null>;
  /** Remembers the focused row; the returned function restores focus once the rows are read again. */
  keepFocus: () => () => void;
} {
  const table = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  // The state is set after the rows are read, so that the effect sees them rendered.
  useEffect(() => {
    if (place && table.current && document.activeElement === document.body)
      controlAt(table.current, place)?.focus();
  }, [place]);
  return {
    table,
    keepFocus: () => {
      const focused = document.activeElement?.closest('tbody > tr') ?? null;
      if (!focused || !table.current?.contains(focused)) return () => undefined;
      const left = { row: numberOf(focused), position: rowElements(table.current).indexOf(focused) };
      return () => setPlace(left);
    },
  };
}

function rowElements(table: Element): Element[] {
  return [...table.querySelectorAll('tbody > tr')];
}

function numberOf(row: Element): string {
  return row.querySelector('.imports-row .tabular')?.textContent ?? '';
}

function controlAt(table: Element, { row, position }: Place): HTMLElement | null {
  const rows = rowElements(table);
  const next = rows.find((other) => numberOf(other) === row) ?? rows[position] ?? rows.at(-1);
  const controls = CONTROLS.flatMap((selector) => [
    ...(next?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]).filter((control) => control.checkVisibility());
  return controls[0] ?? table.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
}
