import { useState } from 'react';
import { getSession, onSession } from './session-store';

const prefix = 'draft:';

/** Drafts are the person's own: another one who signs in at the same screen must not find them. */
function ownPrefix(): string {
  return `${prefix}${getSession().user?.userId ?? ''}:`;
}

function forgetWhere(isForgotten: (key: string) => boolean): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix) && isForgotten(key)) sessionStorage.removeItem(key);
  }
}

/** Who signs out leaves nothing behind; a session that merely ran out keeps its drafts for the next sign-in. */
export function forgetDrafts(): void {
  forgetWhere(() => true);
}

onSession(() => {
  const own = ownPrefix();
  if (getSession().user) forgetWhere((key) => !key.startsWith(own));
});

/**
 * A text that survives a closed dialog, another page and a reload, until it is sent or discarded.
 * Returns the text, its setter, and what forgets it.
 */
export function useDraft(draftKey: string, initial = ''): [string, (text: string) => void, () => void] {
  const key = `${ownPrefix()}${draftKey}`;
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
