import { useState } from 'react';
import { getSession, onSession } from '../../lib/session-store';

const prefix = 'comment-draft:';

/** Drafts are the person's own: another one who signs in at the same screen must not find them. */
function storageKey(draftKey: string): string {
  return `${prefix}${getSession().user?.userId ?? ''}:${draftKey}`;
}

function forgetAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }
}

onSession(() => {
  if (!getSession().user) forgetAllDrafts();
});

/**
 * A text that survives a closed dialog, another page and a reload, until it is sent or discarded.
 * Returns the text, its setter, and what forgets it.
 */
export function useDraft(draftKey: string, initial = ''): [string, (text: string) => void, () => void] {
  const key = storageKey(draftKey);
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? initial);
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setText(sessionStorage.getItem(key) ?? initial);
  }
  const change = (next: string) => {
    setText(next);
    if (next.trim() === '' || next === initial) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  const forget = () => {
    setText(initial);
    sessionStorage.removeItem(key);
  };
  return [text, change, forget];
}
