import { getSession } from '../session/session-store';

const prefix = 'kept:';
const KEPT_MS = 14 * 24 * 60 * 60 * 1_000;

/**
 * Unsaved work that must outlive the tab, the session and the sign-out: it leaves this computer when the server has it,
 * when its person discards it, or after 14 days. Other drafts live no longer than their tab (`drafts.ts`).
 *
 * Every part stands by itself, so that two tabs with the same page do not overwrite each other. It belongs to whoever
 * is signed in when it is opened, and is found by nobody else.
 */
export interface KeptDrafts {
  /** What is kept, by part. */
  read: () => Map<string, string>;
  /** Keeps a part; null forgets it. */
  keep: (part: string, text: string | null) => void;
}

export function keptDrafts(draftKey: string): KeptDrafts {
  const owner = getSession().user?.userId;
  // Without anybody signed in there is nobody to find it again.
  if (owner === undefined) return { read: () => new Map(), keep: () => undefined };
  const own = `${prefix}${owner}:${draftKey}:`;
  return {
    read: () => {
      forgetExpired();
      const found = new Map<string, string>();
      for (const key of keysOf(own)) {
        const kept = read(localStorage.getItem(key));
        if (kept) found.set(key.slice(own.length), kept.text);
      }
      return found;
    },
    keep: (part, text) => {
      const key = `${own}${part}`;
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify({ at: Date.now(), text }));
    },
  };
}

/** The server's answer to a sign-out empties the storage: call before it, and what is answered after it. */
export function holdKeptDrafts(): () => void {
  const held = keysOf(prefix).map((key) => [key, localStorage.getItem(key)] as const);
  return () => {
    for (const [key, text] of held) if (text !== null) localStorage.setItem(key, text);
  };
}

/** Nobody's grades lie on a shared computer for longer than it takes to come back to them. */
export function forgetExpired(): void {
  for (const key of keysOf(prefix)) if (!read(localStorage.getItem(key))) localStorage.removeItem(key);
}

function keysOf(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

/** Null for what has expired, and for what this program has not written. */
function read(stored: string | null): { text: string } | null {
  try {
    const { at, text } = JSON.parse(stored ?? '{}') as { at?: unknown; text?: unknown };
    if (typeof at !== 'number' || typeof text !== 'string') return null;
    return Date.now() - at < KEPT_MS ? { text } : null;
  } catch (error) {
    console.error('A kept draft could not be read.', error);
    return null;
  }
}
