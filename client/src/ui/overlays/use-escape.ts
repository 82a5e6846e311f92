import { useWindowEvent } from '@mantine/hooks';
import { isTakenBelow } from './escape';

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
