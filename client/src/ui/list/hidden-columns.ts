import { useState } from 'react';
import { useSession } from '../../lib/session/session-store';

/** What a browser remembers of a user's table: the names of hidden columns, nothing of any person. */
const storageKey = (list: string, userId: string) => `${list}-columns:${userId}`;

function readHidden(key: string): ReadonlySet<string> | null {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return null;
    const stored: unknown = JSON.parse(text);
    return new Set(
      Array.isArray(stored) ? stored.filter((one): one is string => typeof one === 'string') : [],
    );
  } catch (error) {
    console.warn('The stored choice of columns could not be read; the usual ones are shown.', error);
    return null;
  }
}

/** The columns that this user has hidden in a list, remembered between visits (pages §0). `usual` are hidden until one chooses. */
export function useHiddenColumns(
  list: string,
  usual: readonly string[] = [],
): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const key = storageKey(list, useSession().user?.userId ?? '');
  const [choice, setChoice] = useState(() => ({ key, hidden: readHidden(key) }));
  const chosen = choice.key === key ? choice.hidden : readHidden(key);
  const hide = (hidden: ReadonlySet<string>) => {
    localStorage.setItem(key, JSON.stringify([...hidden]));
    setChoice({ key, hidden });
  };
  return [chosen ?? new Set(usual), hide];
}
