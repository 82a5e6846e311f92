import '../styles/content.css';
import { useEffect, useState } from 'react';

/** True once loading has taken so long that one should see it; quick answers then never flicker. */
function useSlow(loading: boolean, afterMs = 150): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [loading, afterMs]);
  return loading && slow;
}

/** Grey placeholder lines. Hidden from screen readers: a `role=status` text is beside it. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="grid skeletons above-3" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}

/** The text of a page that is loading, as a status; with the skeleton of its layout after 150 ms. */
export function Loading({ text, lines }: { text: string; lines?: number }) {
  const slow = useSlow(true);
  return (
    <div aria-busy="true">
      <p role="status" className="meta">
        {text}
      </p>
      {slow && <Skeleton lines={lines} />}
    </div>
  );
}
