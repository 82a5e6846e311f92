import { useEffect, useState } from 'react';
import { usePrinting } from '../../lib/use-medium';

/** So far below the window as one turn of a wheel goes. */
const margin = '120px 0px';
/** Who waits for an element. */
const waiting = new Map<Element, Set<() => void>>();
let observer: IntersectionObserver | undefined;

function whenNear(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) for (const one of waiting.get(target) ?? []) one();
    },
    { rootMargin: margin },
  );
  const told = waiting.get(element) ?? new Set();
  waiting.set(element, told.add(tell));
  observer.observe(element);
  return () => {
    told.delete(tell);
    if (told.size > 0) return;
    waiting.delete(element);
    observer?.unobserve(element);
  };
}

/**
 * Whether the element with this id has been in or near the viewport, or the page is printed; always true for null.
 * Never returns to false, so that rendered controls remain.
 */
export function useCameNear(id: string | null): boolean {
  const [near, setNear] = useState(false);
  const printing = usePrinting();
  useEffect(() => {
    const element = near || id === null ? null : document.getElementById(id);
    return element ? whenNear(element, () => setNear(true)) : undefined;
  }, [id, near]);
  return near || printing || id === null;
}
