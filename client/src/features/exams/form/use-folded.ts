import { useState } from 'react';
import { useSession } from '../../../lib/session/session-store';

/** Whether this browser's user has folded the form away: it stays as it was left, open at first. */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const key = `exam-form-folded:${useSession().user?.userId ?? ''}`;
  const [folded, setFolded] = useState(() => localStorage.getItem(key) === 'yes');
  const fold = (next: boolean) => {
    setFolded(next);
    if (next) localStorage.setItem(key, 'yes');
    else localStorage.removeItem(key);
  };
  return [folded, fold];
}
