import { Draggable } from '@fullcalendar/react/interaction';
import { useEffect } from 'react';

/** So long a finger rests on something before it is lifted: a shorter touch scrolls. */
const longPressMs = 300;

/** Makes the items of the tray draggable onto the grid, by mouse or touch. */
export function useTrayDrag(tray: HTMLElement | null): void {
  useEffect(() => {
    if (!tray) return undefined;
    const draggable = new Draggable(tray, {
      itemSelector: '.calendar-draggable',
      longPressDelay: longPressMs,
      // The server's answer creates the event, not the library.
      eventData: (element) => ({ title: element.dataset['title'] ?? '', create: false, duration: '03:00' }),
    });
    return () => draggable.destroy();
  }, [tray]);
}
