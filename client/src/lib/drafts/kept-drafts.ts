import { getSession } from '../session/session-store';
import { forgetDrafts } from './drafts';

/** Key prefix of earlier versions, which stored drafts in `localStorage`, readable in the developer tools. */
const OLD_PREFIX = 'kept:';
const prefix = 'draft:';

/**
 * Parts of unsaved work that are sent again, such as grades. They are in the tab's own storage: they outlive a reload and
 * a lost session, and are gone with the tab, at sign-out, and when somebody else signs in (security, F29 and F30).
 */
export interface KeptDrafts {
  /** The stored values, by part. */
  read: () => Map<string, string>;
  /** Keeps a part; null forgets it. */
  keep: (part: string, text: string | null) => void;
}

export function keptDrafts(draftKey: string): KeptDrafts {
  forgetOldDrafts();
  const owner = getSession().user?.userId;
  // Without anybody signed in there is nobody to find it again.
  if (owner === undefined) return { read: () => new Map(), keep: () => undefined };
  const own = `${prefix}${owner}:${draftKey}:`;
  return {
    read: () =>
      new Map(
        Object.keys(sessionStorage)
          .filter((key) => key.startsWith(own))
          .map((key) => [key.slice(own.length), sessionStorage.getItem(key)!]),
      ),
    keep: (part, text) => {
      const key = `${own}${part}`;
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    },
  };
}

/** Whether anything unsaved of the person at the screen is in this tab. */
export function hasDrafts(): boolean {
  const owner = getSession().user?.userId;
  return Object.keys(sessionStorage).some((key) => key.startsWith(`${prefix}${owner ?? ''}:`));
}

/** Removes what earlier versions left behind. */
export function forgetOldDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(OLD_PREFIX)) localStorage.removeItem(key);
}

/** Nothing personal remains in this browser. */
export function forgetAllDrafts(): void {
  forgetDrafts();
  forgetOldDrafts();
}
