import { useClickOutside } from '@mantine/hooks';
import type { RefObject } from 'react';

/** Closes a panel on a press outside it (specification §2). Returns the ref for the panel. */
export function useDismiss<T extends HTMLElement>(
  opened: boolean,
  onDismiss: () => void,
): RefObject<T | null> {
  return useClickOutside<T>(onDismiss, ['pointerdown'], undefined, opened, true);
}
