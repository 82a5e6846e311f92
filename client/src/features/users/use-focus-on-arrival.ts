import { useEffect, useRef, type RefObject } from 'react';

/** What was pressed is gone: the first element of the kind in the new part takes its focus. */
export function useFocusOnArrival<Box extends HTMLElement>(selector: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>(selector)?.focus(), [selector]);
  return box;
}
