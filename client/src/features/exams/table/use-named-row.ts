import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { examOfRowId, examRowId } from '../../../entities/exam/exam-row';
import { isFocusFree } from '../../../ui/page-header';

/**
 * The row that the address names (`#exam-name-…`), or the first one where one comes to decide, has the focus as soon as
 * it is there: a key decides on it.
 */
export function useNamedRow(rows: readonly { id: string }[], isDeciding: boolean): void {
  const { hash, key } = useLocation();
  const reached = useRef<string | null>(null);
  useEffect(() => {
    const named = decodeURIComponent(hash.slice(1));
    const first = isDeciding && rows[0] ? examRowId(rows[0].id) : null;
    const id = examOfRowId(named) === null ? first : named;
    if (id === null || reached.current === key) return undefined;
    // After the page's heading, which has the focus when one arrives.
    const frame = requestAnimationFrame(() => {
      const name = document.getElementById(id);
      if (!name) return;
      reached.current = key;
      // Leaves the focus alone if the user has moved on.
      if (isFocusFree()) name.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, rows, isDeciding]);
}
