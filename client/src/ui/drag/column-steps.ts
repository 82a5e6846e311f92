import {
  pointerWithin,
  type ClientRect,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  type SensorContext,
  type UniqueIdentifier,
} from '@dnd-kit/core';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The keyboard moves a card one column to the side; up and down mean nothing, as columns have no order of their own.
 * `ownColumn` is the column of a card's element.
 */
export const columnSteps =
  (
    columns: () => readonly string[],
    ownColumn: (card: HTMLElement) => string | undefined,
  ): KeyboardCoordinateGetter =>
  (event, { context, currentCoordinates }) => {
    const step = steps[event.code];
    if (step === undefined) return undefined;
    event.preventDefault();
    // Right after the lift nothing is measured yet: the card is over its own column.
    const over = context.over?.id ?? (context.activeNode && ownColumn(context.activeNode));
    const all = columns();
    const next = all[all.findIndex((column) => column === over) + step];
    const column = next === undefined ? undefined : context.droppableContainers.get(next);
    if (!column?.node.current) return undefined;
    // On a narrow screen the column may be beside the window: it comes into view first, and is measured after.
    column.node.current.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
    const { left, top, bottom } = column.node.current.getBoundingClientRect();
    const isBeside = currentCoordinates.y >= top && currentCoordinates.y <= bottom;
    return { x: left + columnInset, y: isBeside || !isStacked(context, over) ? currentCoordinates.y : top };
  };

/** On a phone columns may stand below each other. */
function isStacked({ droppableRects }: SensorContext, over: UniqueIdentifier | null | undefined): boolean {
  const own = over && droppableRects.get(over);
  if (!own) return false;
  return [...droppableRects.values()].some(({ top, bottom }) => top >= own.bottom || bottom <= own.top);
}

const columnInset = 8;

function centre({ left, width }: ClientRect): number {
  return left + width / 2;
}

/** How far a height is from a column's. */
const heightTo = ({ top, bottom }: ClientRect, y: number): number => Math.max(0, top - y, y - bottom);

/** The column below the pointer; beside all of them, and for the keyboard, the nearest one. */
export const nearestColumn: CollisionDetection = (input) => {
  const under = input.pointerCoordinates ? pointerWithin(input) : [];
  if (under.length > 0) return under;
  const x = input.pointerCoordinates?.x ?? centre(input.collisionRect);
  const y = input.pointerCoordinates?.y ?? input.collisionRect.top;
  const distances = input.droppableContainers.flatMap((droppableContainer) => {
    const rect = input.droppableRects.get(droppableContainer.id);
    if (!rect) return [];
    return [
      {
        id: droppableContainer.id,
        data: { droppableContainer, value: Math.abs(centre(rect) - x) + heightTo(rect, y) },
      },
    ];
  });
  return distances.sort((one, other) => one.data.value - other.data.value).slice(0, 1);
};
