import { Draggable } from '@fullcalendar/react/interaction';
import { useEffect } from 'react';

/** So long a finger rests on something before it is lifted: a shorter touch scrolls. */
const longPressMs = 300;

/** Lets what stands in the tray be dragged onto the grid, by mouse or finger. */
export function useTrayDrag(tray: HTMLElement | null): void {
  useEffect(() => {
    if (!tray) return undefined;
    const draggable = new Draggable(tray, {
      itemSelector: '.calendar-draggable',
      longPressDelay: longPressMs,
      // What is dropped becomes an event by the server's answer, not by the library.
      eventData: (element) => ({ title: element.dataset['title'] ?? '', create: false, duration: '03:00' }),
    });
    return () => draggable.destroy();
  }, [tray]);
}
