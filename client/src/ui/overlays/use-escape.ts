import { useEffect, useRef } from 'react';

/** Open overlays, the topmost last: one press of Esc closes one of them. */
const opened: symbol[] = [];

/**
 * Closes an overlay on Esc wherever the focus is, also when the focused element has just gone. What opens
 * above it (a menu, a calendar) stops the event before it comes here.
 */
export function useEscape(active: boolean, onEscape: () => void): void {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!active) return undefined;
    const self = Symbol('overlay');
    opened.push(self);
    // Looked at on the way down: on the way up a control with an open list has shut it already.
    let taken = false;
    const onWayDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      taken = Boolean(target?.closest('[data-mantine-stop-propagation="true"], [aria-expanded="true"]'));
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (taken || opened.at(-1) !== self) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onWayDown, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', onWayDown, true);
      window.removeEventListener('keydown', onKey);
      opened.splice(opened.indexOf(self), 1);
    };
  }, [active]);
}
