import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first element that matches `selector` on mount, because the pressed button has been unmounted. */
export function useFocusOnArrival<Box extends HTMLElement>(selector: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(selector)?.focus(), [selector]);
  return box;
}
