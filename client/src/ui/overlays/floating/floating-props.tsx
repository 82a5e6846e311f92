import type { PopoverProps } from '@mantine/core';
import { useEffect, useImperativeHandle, useState, type Ref } from 'react';
import { portalTarget } from './portal-target';

const margin = 8;

/** Where a panel hangs: below its opener, or above where there is more room, within the window, in the opener's room of the page. */
export function floatingProps(anchor: HTMLElement | null, align: 'start' | 'end', limiter?: Limiter) {
  return {
    opened: true,
    unstyled: true,
    position: `bottom-${align}` as const,
    offset: 6,
    floatingStrategy: 'fixed',
    hideDetached: false,
    // Late content (a calendar) may need the other side.
    preventPositionChangeWhenVisible: false,
    middlewares: {
      flip: { padding: margin, fallbackStrategy: 'bestFit' },
      shift: { padding: margin, ...(limiter && { limiter }) },
      size: {
        padding: margin,
        apply({ availableHeight, elements }) {
          // Mantine limits the width as well, which is the style sheet's.
          elements.floating.style.maxWidth = '';
          // Toasts are at the bottom of the window: the panel must not lie under them.
          const messages = 'var(--toasts, 0px) + min(var(--toasts, 0px), 1rem)';
          elements.floating.style.maxHeight = `max(120px, calc(${availableHeight}px - (${messages})))`;
        },
      },
    },
    transitionProps: { duration: 0 },
    clickOutsideEvents: ['pointerdown'],
    clickOutsideCapture: true,
    portalProps: { target: portalTarget(anchor) },
  } satisfies Partial<PopoverProps>;
}

interface Place {
  x: number;
  y: number;
}

interface Placing extends Place {
  rects: { floating: { width: number; height: number } };
}

/** Has the last word on where a panel is put. */
interface Limiter {
  fn: (placing: Placing) => Place;
}

/**
 * Keeps a panel where it was opened: refetched rows may move its opener, and its buttons must not move under the
 * pointer. It follows scrolling and resizing of the window, and is repositioned when its own size changes: above its
 * opener, a taller panel begins higher up.
 */
export function useHeldPlace(): Limiter {
  const [held] = useState(() => ({ place: null as (Place & { size: string }) | null }));
  useEffect(() => {
    const letGo = () => {
      held.place = null;
    };
    window.addEventListener('scroll', letGo, { capture: true, passive: true });
    window.addEventListener('resize', letGo);
    return () => {
      window.removeEventListener('scroll', letGo, { capture: true });
      window.removeEventListener('resize', letGo);
    };
  }, [held]);
  const [limiter] = useState(() => ({
    fn: ({ x, y, rects: { floating } }: Placing): Place => {
      const size = `${floating.width} ${floating.height}`;
      if (held.place?.size !== size) held.place = { x, y, size };
      return held.place;
    },
  }));
  return limiter;
}

/** Passes the panel's opener to the library, which loads later. */
export function Anchor({ element, ref }: { element: HTMLElement | null; ref?: Ref<HTMLElement | null> }) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element, [element]);
  return null;
}
