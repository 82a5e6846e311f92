import { useLayoutEffect, type RefObject } from 'react';

const gap = 6;
const margin = 8;

/**
 * Keeps a popup beside its anchor: below it, or above where there is more room, within the window. The
 * place is written to the element itself, as a style attribute in markup would break the page's CSP.
 */
export function useAnchored(
  opened: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
  align: 'start' | 'end' = 'start',
): void {
  useLayoutEffect(() => {
    if (!opened) return undefined;
    const place = () => {
      const box = popup.current;
      const at = anchor.current?.getBoundingClientRect();
      if (!box || !at) return;
      const { offsetWidth: width, offsetHeight: height } = box;
      const below = window.innerHeight - at.bottom - gap - margin;
      const above = at.top - gap - margin;
      const goesBelow = height <= below || below >= above;
      const room = Math.max(120, goesBelow ? below : above);
      const left = align === 'start' ? at.left : at.right - width;
      box.style.left = `${Math.max(margin, Math.min(left, window.innerWidth - width - margin))}px`;
      box.style.top = `${goesBelow ? at.bottom + gap : Math.max(margin, at.top - gap - Math.min(height, room))}px`;
      box.style.maxHeight = `${room}px`;
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    const observer = new ResizeObserver(place);
    if (popup.current) observer.observe(popup.current);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
      observer.disconnect();
    };
  }, [opened, anchor, popup, align]);
}
