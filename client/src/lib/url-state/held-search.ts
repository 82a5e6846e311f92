import { holdsNumber } from '../../../../domain/holds-number';
import { getSession, onSession } from '../session/session-store';

/**
 * Free texts of an address that hold a personal number, or as much as a date of birth, do not belong in it: an
 * address stands in logs, in the browser's history and on shared screens. They are held in this tab's memory
 * until somebody else signs in or it is closed; the entry of the history knows them by a number.
 */
const freeTexts = ['q', 'namn'] as const;
const held = new Map<number, ReadonlyMap<string, string>>();
let lastHeld = 0;

let holder: string | undefined;

onSession(() => {
  const present = getSession().user?.userId;
  if (present !== holder) held.clear();
  holder = present;
});

/** What may stand in the address, and under which number the rest is held; null where nothing has to be. */
export function splitSearch(params: URLSearchParams): { open: URLSearchParams; heldAs: number | null } {
  const open = new URLSearchParams(params);
  const kept = new Map<string, string>();
  for (const name of freeTexts) {
    const value = open.get(name);
    if (value === null || !holdsNumber(value)) continue;
    kept.set(name, value);
    open.delete(name);
  }
  if (kept.size === 0) return { open, heldAs: null };
  lastHeld += 1;
  held.set(lastHeld, kept);
  return { open, heldAs: lastHeld };
}

/** The parameters as the page reads them: those of the address, and those that are held beside it. */
export function wholeSearch(search: string, state: unknown): URLSearchParams {
  const params = new URLSearchParams(search);
  const heldAs = (state as { heldAs?: unknown } | null)?.heldAs;
  const kept = typeof heldAs === 'number' ? held.get(heldAs) : undefined;
  for (const [name, value] of kept ?? []) if (!params.has(name)) params.set(name, value);
  return params;
}
