import { useState } from 'react';
import { useSession } from '../../lib/session-store';

/** What a browser remembers of a user's table: the names of hidden columns, nothing of any student. */
const storageKey = (userId: string) => `student-columns:${userId}`;

function readHidden(userId: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(userId)) ?? '[]');
    return new Set(
      Array.isArray(stored) ? stored.filter((key): key is string => typeof key === 'string') : [],
    );
  } catch (error) {
    console.warn('The stored choice of columns could not be read; all are shown.', error);
    return new Set();
  }
}

/** The columns that this user has hidden, remembered between visits (pages §0). */
export function useHiddenColumns(): [ReadonlySet<string>, (hidden: ReadonlySet<string>) => void] {
  const userId = useSession().user?.userId ?? '';
  const [choice, setChoice] = useState(() => ({ userId, hidden: readHidden(userId) }));
  const hidden = choice.userId === userId ? choice.hidden : readHidden(userId);
  const hide = (next: ReadonlySet<string>) => {
    localStorage.setItem(storageKey(userId), JSON.stringify([...next]));
    setChoice({ userId, hidden: next });
  };
  return [hidden, hide];
}
