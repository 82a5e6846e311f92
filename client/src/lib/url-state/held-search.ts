import { holdsNumber } from '../../../../domain/holds-number';
import { getSession, onSession } from '../session/session-store';

/**
 * Free-text parameters that contain a personal number or a date of birth are kept out of the URL, which appears in
 * logs, in the browser's history and on shared screens. They are held in this tab's memory until another user signs in
 * or the tab is closed; the history entry refers to them by a number.
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

/** Splits the parameters: `open` goes into the URL, `heldAs` is the number of the held rest (null without any). */
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

/** The parameters of the URL together with the held ones. */
export function wholeSearch(search: string, state: unknown): URLSearchParams {
  const params = new URLSearchParams(search);
  const heldAs = (state as { heldAs?: unknown } | null)?.heldAs;
  const kept = typeof heldAs === 'number' ? held.get(heldAs) : undefined;
  for (const [name, value] of kept ?? []) if (!params.has(name)) params.set(name, value);
  return params;
}
