import {
  DndContext,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';

// A press that moves this far is a drag; a touch that rests this long is one, so that a phone still scrolls.
const mouse = { activationConstraint: { distance: 6 } };
const touch = { activationConstraint: { delay: 220, tolerance: 8 } };
// The board announces moves itself, the same for dragging, keys and the menu.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' } };

interface LaneDragProps {
  /** `right` is the distance in pixels; `lane` is the lane under the pointer. */
  onDrop: (key: string, right: number, lane: string | null) => void;
  children: ReactNode;
}

/** Dragging of bars by mouse and touch. */
export function LaneDrag({ onDrop, children }: LaneDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, mouse), useSensor(TouchSensor, touch));
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={pointerWithin}
      onDragEnd={({ active, delta, over }) =>
        onDrop(String(active.id), delta.x, over ? String(over.id).slice('lane:'.length) : null)
      }
    >
      {children}
    </DndContext>
  );
}

export function useBarDrag(key: string) {
  const { setNodeRef, listeners, transform, isDragging } = useDraggable({ id: key });
  return {
    setBar: setNodeRef,
    onBar: listeners ?? {},
    isDragging,
    transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
  };
}

export function useLaneDrop(key: string) {
  const { setNodeRef, isOver } = useDroppable({ id: `lane:${key}` });
  return { setLane: setNodeRef, isOver };
}
