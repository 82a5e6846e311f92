import {
  pointerWithin,
  type ClientRect,
  type CollisionDetection,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { aplStatuses } from '../../../../lib/fixed-texts';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The keyboard moves a card one column to the side; up and down mean nothing, as columns have no order of their own. */
export const columnSteps: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  // Right after the lift nothing is measured yet: the card is over its own column.
  const over =
    context.over?.id ?? context.activeNode?.closest<HTMLElement>('[data-status]')?.dataset['status'];
  const at = aplStatuses.findIndex((status) => status === over);
  const next = aplStatuses[at + step];
  const column = next && context.droppableContainers.get(next);
  if (!column?.node.current) return undefined;
  // On a narrow screen the column may be beside the window: it comes into view first, and is measured after.
  column.node.current.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
  const { left } = column.node.current.getBoundingClientRect();
  return { x: left + columnInset, y: currentCoordinates.y };
};

const columnInset = 8;

function centre({ left, width }: ClientRect): number {
  return left + width / 2;
}

/** The column below the pointer; beside all of them, and for the keyboard, the nearest one to the side. */
export const nearestColumn: CollisionDetection = (input) => {
  const under = input.pointerCoordinates ? pointerWithin(input) : [];
  if (under.length > 0) return under;
  const x = input.pointerCoordinates?.x ?? centre(input.collisionRect);
  const distances = input.droppableContainers.flatMap((droppableContainer) => {
    const rect = input.droppableRects.get(droppableContainer.id);
    if (!rect) return [];
    return [{ id: droppableContainer.id, data: { droppableContainer, value: Math.abs(centre(rect) - x) } }];
  });
  return distances.sort((one, other) => one.data.value - other.data.value).slice(0, 1);
};
