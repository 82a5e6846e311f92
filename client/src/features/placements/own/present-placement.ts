import { isOpen } from '../../../../../domain/placements/state';
import type { PlacementRowFragment } from '../placements.generated';

type Placed = Pick<PlacementRowFragment, 'state'>;

/** The placement that a student asks for today: the ongoing one, else the next one, else the latest. The latest come first. */
export function presentPlacement<T extends Placed>(placements: readonly T[]): T | undefined {
  return (
    placements.find(({ state }) => state === 'ONGOING') ??
    placements.findLast(({ state }) => isOpen(state)) ??
    placements[0]
  );
}
