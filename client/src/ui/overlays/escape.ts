import { useWindowEvent } from '@mantine/hooks';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** A control with a list or a panel open, which the same press of Esc shuts; one that is always open does not. */
const OPEN = '[data-mantine-stop-propagation="true"], [aria-expanded="true"]:not([data-always-open])';

function isTakenBelow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OPEN) !== null;
}

/**
 * `onKeyDown` of an overlay: Esc closes it, and nothing that it was opened from. Mantine's own listens at the
 * window, where every open overlay hears the same press.
 */
export function closesOnEscape(onClose: () => void): (event: ReactKeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (isTakenBelow(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
}

/** Esc wherever the focus is, for what takes no focus itself; what lies open above it keeps its own. */
export function useEscape(active: boolean, onEscape: () => void): void {
  const onKey = (event: KeyboardEvent) => {
    if (!active || event.key !== 'Escape' || event.isComposing) return;
    const isAbove = event.target instanceof Element && event.target.closest('.dialog, .drawer, .popup');
    if (!isAbove && !isTakenBelow(event.target)) onEscape();
  };
  // On the way down: on the way up a control with an open list has shut it already.
  useWindowEvent('keydown', onKey, { capture: true });
}
