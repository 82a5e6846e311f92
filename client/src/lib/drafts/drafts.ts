import { useState } from 'react';
import { getSession, onSession } from '../session/session-store';

const prefix = 'draft:';
/** The last signed-in user: a page with an expired session remains for a moment and accepts input. */
let owner = getSession().user?.userId ?? '';

/** Drafts are the person's own: another one who signs in at the same screen must not find them. */
function ownPrefix(): string {
  return `${prefix}${getSession().user?.userId ?? owner}:`;
}

function forgetWhere(isForgotten: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && isForgotten(key)) sessionStorage.removeItem(key);
  }
}

/** Who signs out leaves nothing behind; a session that merely ran out keeps its drafts for the next sign-in. */
export function forgetDrafts(): void {
  owner = '';
  forgetWhere(() => true);
}

onSession(() => {
  const { user } = getSession();
  if (!user) return;
  owner = user.userId;
  const own = ownPrefix();
  forgetWhere((key) => !key.startsWith(own));
});

/** The stored draft of a key, for drafts of more than one text. */
export function readDraft(draftKey: string): string | null {
  return sessionStorage.getItem(`${ownPrefix()}${draftKey}`);
}

/** Keeps a text under a name; null forgets it. */
export function writeDraft(draftKey: string, text: string | null): void {
  const key = `${ownPrefix()}${draftKey}`;
  if (text === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, text);
}

/**
 * A text that survives a closed dialog, another page and a reload, until it is sent or discarded.
 * Returns the text, its setter, and what forgets it.
 */
export function useDraft(draftKey: string, initial = ''): [string, (text: string) => void, () => void] {
  const [text, setText] = useState(() => readDraft(draftKey) ?? initial);
  const [shownKey, setShownKey] = useState(draftKey);
  if (shownKey !== draftKey) {
    setShownKey(draftKey);
    setText(readDraft(draftKey) ?? initial);
  }
  const change = (next: string) => {
    setText(next);
    writeDraft(draftKey, next.trim() === '' || next === initial ? null : next);
  };
  const forget = () => {
    setText(initial);
    writeDraft(draftKey, null);
  };
  return [text, change, forget];
}
