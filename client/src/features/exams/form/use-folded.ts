import { useState } from 'react';
import { examOfRowId } from '../../../entities/exam/exam-row';
import { useSession } from '../../../lib/session/session-store';
import { isSmall } from '../../../lib/use-medium';

/** Whether the address leads to registrations that wait for a decision. */
function isDeciding({ search, hash }: Location): boolean {
  const params = new URLSearchParams(search);
  return params.get('status') === 'intresse' || params.has('anmalan') || examOfRowId(hash.slice(1)) !== null;
}

/**
 * Whether the form is folded away: where one comes to decide; else as its user has left it in this browser, and before
 * that on a small screen.
 */
export function useFolded(): [boolean, (folded: boolean) => void] {
  const key = `exam-form-folded:${useSession().user?.userId ?? ''}`;
  const [folded, setFolded] = useState(() => {
    const left = localStorage.getItem(key);
    return isDeciding(window.location) || (left === null ? isSmall() : left === 'yes');
  });
  const fold = (next: boolean) => {
    setFolded(next);
    localStorage.setItem(key, next ? 'yes' : 'no');
  };
  return [folded, fold];
}
