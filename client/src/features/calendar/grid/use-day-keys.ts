import { addDays, mondayOf } from '../../../../../domain/days';
import { useEffect, useRef, type RefObject } from 'react';
import { dayInWords } from './calendar-days';

interface DayKeys {
  /** The day that the view was opened around. */
  day: string;
  /** Enter on a day without an exam; null where the person may not plan. */
  onDay: ((day: string, time: string | null) => void) | null;
  /** The arrow keys have left the visible period. */
  onStep: (step: -1 | 1, day: string) => void;
}

const days = '[data-date][role="gridcell"]';

/**
 * Makes the days a grid for the keyboard (WAI-ARIA: grid): one of them takes Tab, arrows, Home, End, Page Up and
 * Page Down move between them, Enter goes to the day's first exam or plans a new one, Escape comes back.
 */
export function useDayKeys(root: RefObject<HTMLDivElement | null>, keys: DayKeys): void {
  const latest = useRef(keys);
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const grid = root.current;
    if (!grid) return undefined;
    const cells = () => [...grid.querySelectorAll<HTMLElement>(days)];
    const choose = (cell: HTMLElement, focus: boolean) => {
      for (const one of cells()) one.tabIndex = one === cell ? 0 : -1;
      if (focus) cell.focus();
    };
    const arrange = () => {
      promote(grid);
      const all = cells();
      const target = all.find(({ dataset }) => dataset['date'] === (wanted.current ?? latest.current.day));
      const current = all.find(({ tabIndex }) => tabIndex === 0);
      const cell = wanted.current ? (target ?? current) : (current ?? target);
      if (cell ?? all[0]) choose((cell ?? all[0])!, wanted.current !== null && target !== undefined);
      if (target) wanted.current = null;
    };
    const onKey = (event: KeyboardEvent) => {
      const cell = (event.target as HTMLElement).closest<HTMLElement>(days);
      const day = cell?.dataset['date'];
      if (!cell || !day || event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.target !== cell) {
        if (event.key === 'Escape') choose(cell, true);
        return;
      }
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        const first = cell.querySelector<HTMLElement>('.calendar-chip');
        if (first) first.focus();
        else latest.current.onDay?.(day, null);
        return;
      }
      const next = target(event.key, day);
      if (next === null) return;
      event.preventDefault();
      const there = cells().find(({ dataset }) => dataset['date'] === next);
      if (there) choose(there, true);
      else {
        wanted.current = next;
        latest.current.onStep(next < day ? -1 : 1, next);
      }
    };
    const observer = new MutationObserver(arrange);
    observer.observe(grid, { childList: true, subtree: true });
    grid.addEventListener('keydown', onKey);
    arrange();
    return () => {
      observer.disconnect();
      grid.removeEventListener('keydown', onKey);
    };
  }, [root]);
}

function target(key: string, day: string): string | null {
  const monday = mondayOf(day);
  const moves: Record<string, string> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: monday,
    End: addDays(monday, 6),
    PageUp: addDays(day, -28),
    PageDown: addDays(day, 28),
  };
  return moves[key] ?? null;
}

/** The library draws a table; with keys that walk it, it is a grid. */
function promote(grid: HTMLElement): void {
  grid.querySelector('[role="table"]')?.setAttribute('role', 'grid');
  for (const cell of grid.querySelectorAll<HTMLElement>('[data-date][role="cell"]')) {
    cell.setAttribute('role', 'gridcell');
    cell.setAttribute('aria-label', dayInWords(cell.dataset['date']!));
  }
}
