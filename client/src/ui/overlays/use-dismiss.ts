import { useClickOutside } from '@mantine/hooks';
import type { RefObject } from 'react';

/** Closes a panel on a press outside of it (specification §2): answers with the ref of what is inside. */
export function useDismiss<T extends HTMLElement>(
  opened: boolean,
  onDismiss: () => void,
): RefObject<T | null> {
  return useClickOutside<T>(onDismiss, ['pointerdown'], undefined, opened, true);
}
