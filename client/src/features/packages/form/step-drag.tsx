import {
  closestCenter,
  pointerWithin,
  DndContext,
  useDraggable,
  useDroppable,
  useSensors,
  type CollisionDetection,
} from '@dnd-kit/core';
import { IconGripVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { announcedByPage, usePointerSensors } from '../../../lib/drag';

// Steps differ in height: what counts is the one under the pointer, and between two the nearest.
const underPointer: CollisionDetection = (question) => {
  const within = pointerWithin(question);
  return within.length > 0 ? within : closestCenter(question);
};

interface StepDragProps {
  onMove: (key: string, to: string) => void;
  children: ReactNode;
}

/** Dragging of steps by mouse and touch; with keys each step has its buttons (WCAG 2.5.7). */
export function StepDrag({ onMove, children }: StepDragProps) {
  const sensors = useSensors(...usePointerSensors());
  return (
    <DndContext
      sensors={sensors}
      accessibility={announcedByPage}
      collisionDetection={underPointer}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(String(active.id), String(over.id));
      }}
    >
      {children}
    </DndContext>
  );
}

interface DraggedStepProps {
  id: string;
  label: string;
  children: (handle: ReactNode) => ReactNode;
}

/** A step that can be dragged by its handle, and dropped on. */
export function DraggedStep({ id, label, children }: DraggedStepProps) {
  const {
    setNodeRef: setDragged,
    setActivatorNodeRef,
    listeners,
    transform,
    isDragging,
  } = useDraggable({ id });
  const { setNodeRef: setTarget, isOver } = useDroppable({ id });
  const classes = [
    'packages-step inset',
    isDragging && 'packages-step-lifted',
    isOver && !isDragging && 'packages-step-target',
  ];
  return (
    <li
      aria-label={label}
      className={classes.filter(Boolean).join(' ')}
      ref={(element) => {
        setDragged(element);
        setTarget(element);
      }}
      style={transform ? { transform: `translate3d(0, ${Math.round(transform.y)}px, 0)` } : undefined}
    >
      {children(
        <span
          ref={setActivatorNodeRef}
          {...listeners}
          className="packages-handle not-on-phone"
          aria-hidden="true"
        >
          <IconGripVertical className="icon" size={18} stroke={1.8} />
        </span>,
      )}
    </li>
  );
}
