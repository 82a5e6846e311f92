import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePointerSensors } from '../../lib/drag';
import { columnAnnouncements } from '../../ui/drag/column-announcements';
import { ColumnKeyboardSensor } from '../../ui/drag/column-keyboard-sensor';
import { columnSteps, nearestColumn } from '../../ui/drag/column-steps';
import type { PlanItem } from './use-study-plan-actions';

/** The column of courses without a term. */
export const NO_TERM = 'none';

const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };
const autoScroll = { layoutShiftCompensation: false };
// Enter opens the course.
const keyboardCodes = { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] };
const screenReaderInstructions = {
  draggable:
    'Tryck på blanksteg för att lyfta kursen, vänster och höger pil för att byta termin, blanksteg för att släppa ' +
    'och Escape för att avbryta.',
};

interface TermDragProps {
  items: readonly PlanItem[];
  /** The columns in order, and their names. */
  columns: readonly string[];
  nameOf: (column: string) => string;
  onMove: (item: PlanItem, column: string) => void;
  /** The card under the pointer. */
  overlay: (item: PlanItem) => ReactNode;
  children: ReactNode;
}

export const columnOf = ({ term }: PlanItem): string => term ?? NO_TERM;

/** Drags courses between terms by mouse, touch and keyboard, as on the APL board. */
export function TermDrag({ items, columns, nameOf, onMove, overlay, children }: TermDragProps) {
  const [lifted, setLifted] = useState<PlanItem | null>(null);
  const now = useRef<{ lifted: PlanItem | null; columns: readonly string[] }>({ lifted: null, columns });
  now.current.columns = columns;
  const keys = useMemo(
    () => ({
      keyboardCodes,
      coordinateGetter: columnSteps(
        () => now.current.columns,
        (card) => card.closest<HTMLElement>('[data-term]')?.dataset['term'],
      ),
      scrollBehavior: 'instant' as const,
    }),
    [],
  );
  const sensors = useSensors(...usePointerSensors(), useSensor(ColumnKeyboardSensor, keys));
  const accessibility = useMemo(
    () => ({
      announcements: columnAnnouncements(
        () => {
          const item = now.current.lifted;
          return item && { name: item.course.name, column: columnOf(item) };
        },
        () => now.current.columns,
        nameOf,
      ),
      screenReaderInstructions,
    }),
    [nameOf],
  );
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={nearestColumn}
      measuring={measuring}
      autoScroll={autoScroll}
      onDragStart={({ active }) => {
        const item = items.find(({ id }) => id === active.id) ?? null;
        now.current.lifted = item;
        setLifted(item);
      }}
      onDragCancel={() => setLifted(null)}
      onDragEnd={({ over }) => {
        const to = columns.find((column) => column === over?.id);
        if (lifted && to !== undefined && to !== columnOf(lifted)) onMove(lifted, to);
        setLifted(null);
      }}
    >
      {children}
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={900}>
          {lifted && overlay(lifted)}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** What makes a course draggable: `onCard` for the whole card, `onKeyDown` for the button that the keyboard lifts it by. */
export function useItemDrag(id: string, disabled: boolean) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id,
    disabled,
  });
  const { onKeyDown, ...onCard } = listeners ?? {};
  return {
    setCard: setNodeRef,
    setHandle: setActivatorNodeRef,
    isDragging,
    onCard,
    onKeyDown: onKeyDown as ((event: KeyboardEvent) => void) | undefined,
    describedBy: attributes['aria-describedby'],
  };
}

/** What makes a term take courses. */
export function useTermDrop(column: string) {
  const { setNodeRef, isOver } = useDroppable({ id: column });
  return { setColumn: setNodeRef, isOver };
}
