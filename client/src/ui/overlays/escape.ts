import type { KeyboardEvent } from 'react';

/** A control with a list or a panel open, which the same press of Esc shuts. */
const OPEN = '[data-mantine-stop-propagation="true"], [aria-expanded="true"]';

export function isTakenBelow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OPEN) !== null;
}

/**
 * `onKeyDown` of an overlay: Esc closes it, and nothing that it was opened from. Mantine's own listens at the
 * window, where every open overlay hears the same press.
 */
export function closesOnEscape(onClose: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (isTakenBelow(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
}
