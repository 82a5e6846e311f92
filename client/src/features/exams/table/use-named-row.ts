import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { examOfRowId } from '../../../entities/exam/exam-row';
import { isFocusFree } from '../../../ui/page-header';

/** The row that the address names (`#exam-name-…`) has the focus as soon as it is there: a key decides on it. */
export function useNamedRow(rows: readonly unknown[]): void {
  const { hash, key } = useLocation();
  const reached = useRef<string | null>(null);
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    if (examOfRowId(id) === null || reached.current === key) return undefined;
    // After the page's heading, which has the focus when one arrives.
    const frame = requestAnimationFrame(() => {
      const name = document.getElementById(id);
      if (!name) return;
      reached.current = key;
      // Leaves the focus alone if the user has moved on.
      if (isFocusFree()) name.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, rows]);
}
