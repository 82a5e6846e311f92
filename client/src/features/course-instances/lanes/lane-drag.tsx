import { DndContext, pointerWithin, useDraggable, useDroppable, useSensors } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { announcedByPage, usePointerSensors } from '../../../lib/drag';

interface LaneDragProps {
  /** `right` is the distance in pixels; `lane` is the lane under the pointer. */
  onDrop: (key: string, right: number, lane: string | null) => void;
  children: ReactNode;
}

/** Dragging of bars by mouse and touch. */
export function LaneDrag({ onDrop, children }: LaneDragProps) {
  const sensors = useSensors(...usePointerSensors());
  return (
    <DndContext
      sensors={sensors}
      accessibility={announcedByPage}
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
