import { MouseSensor, TouchSensor, useSensor } from '@dnd-kit/core';

// A press that moves this far is a drag; a touch that rests this long is one, so that a phone still scrolls.
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };

/** The sensors of every drag by mouse and touch, for `useSensors`. */
export function usePointerSensors() {
  return [useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch)] as const;
}

/** For pages that announce moves themselves, the same for dragging, keys and menus. */
export const announcedByPage = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};
