import {
  DndContext,
  DragOverlay,
  MeasuringStrategy,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { AplStatus } from '../../../../../../domain/generated';
import { usePointerSensors } from '../../../../lib/drag';
import { aplStatuses } from '../../../../lib/fixed-texts';
import { ColumnKeyboardSensor } from '../../../../ui/drag/column-keyboard-sensor';
import { columnSteps, nearestColumn } from '../../../../ui/drag/column-steps';
import type { BoardCard } from '../../board-card';
import { dragAnnouncements, dragInstructions } from './drag-announcements';

/** The id of the card being dragged: its column keeps it mounted however far one scrolls. */
export const DraggedCard = createContext<string | null>(null);

// Enter opens the card, so it only lets go.
const keys = {
  keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
  coordinateGetter: columnSteps(
    () => aplStatuses,
    (card) => card.closest<HTMLElement>('[data-status]')?.dataset['status'],
  ),
  scrollBehavior: 'instant' as const,
};
const measuring = { droppable: { strategy: MeasuringStrategy.WhileDragging } };
const autoScroll = { layoutShiftCompensation: false };

export interface BoardDragProps {
  /** The cards now, by id. */
  cardOf: (id: string) => BoardCard | undefined;
  onMove: (card: BoardCard, to: AplStatus) => void;
  /** A card was lifted (true) or dropped (false). */
  onDragging: (dragging: boolean) => void;
  /** The card under the pointer. */
  overlay: (card: BoardCard) => ReactNode;
  children: ReactNode;
}

/**
 * Dragging by mouse, touch and keyboard. The only door to the drag library, so that it can be replaced here.
 * The children are not rendered by a drag's frames.
 */
export function BoardDrag({ cardOf, onMove, onDragging, overlay, children }: BoardDragProps) {
  const [lifted, setLifted] = useState<BoardCard | null>(null);
  const liftedNow = useRef<BoardCard | null>(null);
  const sensors = useSensors(...usePointerSensors(), useSensor(ColumnKeyboardSensor, keys));
  const accessibility = useMemo(
    () => ({
      announcements: dragAnnouncements(() => liftedNow.current),
      screenReaderInstructions: dragInstructions,
      // The board itself shows a moved card and gives it the focus.
      restoreFocus: false,
    }),
    [],
  );
  const letGo = () => {
    setLifted(null);
    onDragging(false);
  };
  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      collisionDetection={nearestColumn}
      measuring={measuring}
      autoScroll={autoScroll}
      onDragStart={({ active }) => {
        const card = cardOf(String(active.id)) ?? null;
        liftedNow.current = card;
        setLifted(card);
        onDragging(true);
      }}
      onDragCancel={letGo}
      onDragEnd={({ over }) => {
        const to = aplStatuses.find((status) => status === over?.id);
        // First the move, then the news that waited: they may be about the same card.
        if (lifted && to) onMove(lifted, to);
        letGo();
      }}
    >
      <DraggedCard value={lifted?.id ?? null}>{children}</DraggedCard>
      {createPortal(
        <DragOverlay dropAnimation={null} zIndex={900}>
          {lifted && overlay(lifted)}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

/** What makes a card draggable: `onCard` for the whole of it, `onHandle` for the button that the keyboard lifts it by. */
export function useCardDrag(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({ id });
  const { onKeyDown, ...onCard } = listeners ?? {};
  return {
    setCard: setNodeRef,
    setHandle: setActivatorNodeRef,
    isDragging,
    onCard,
    onKeyDown: onKeyDown as ((event: React.KeyboardEvent) => void) | undefined,
    describedBy: attributes['aria-describedby'],
  };
}

/** What makes a column take cards. */
export function useColumnDrop(status: AplStatus) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return { setColumn: setNodeRef, isOver };
}
