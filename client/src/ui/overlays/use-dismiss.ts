import { useEffect, useRef, type RefObject } from 'react';

/** Closes a panel on a press outside of it and of its opener (specification §2). */
export function useDismiss(
  opened: boolean,
  inside: readonly RefObject<HTMLElement | null>[],
  onDismiss: () => void,
): void {
  const latest = useRef({ inside, onDismiss });
  useEffect(() => {
    latest.current = { inside, onDismiss };
  });
  useEffect(() => {
    if (!opened) return undefined;
    const onPress = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!latest.current.inside.some(({ current }) => current?.contains(target))) latest.current.onDismiss();
    };
    document.addEventListener('pointerdown', onPress, true);
    return () => document.removeEventListener('pointerdown', onPress, true);
  }, [opened]);
}
