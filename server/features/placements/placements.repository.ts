import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { PlacementColumns } from './placement.input.js';
import { PlacementEntity } from './placement.entity.js';

/** Moves the placements of a merged record. */
export async function movePlacements(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE placement SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Inserts a planned placement. */
export async function addPlacement(
  tx: Work,
  placement: Read<'placement', 'id' | 'studentId' | 'createdBy' | 'createdByName'> & PlacementColumns,
): Promise<void> {
  await tx.manager.insert(PlacementEntity, { ...placement });
}

/** Updates the given columns of a placement. */
export async function updatePlacement(
  tx: Work,
  id: string,
  columns: PlacementColumns | Read<'placement', 'state' | 'stateReason' | 'agreedOn' | 'waivedReason'>,
): Promise<void> {
  await tx.manager.update(PlacementEntity, id, columns);
}

/** Deletes a placement. */
export async function deletePlacement(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(PlacementEntity, id);
}
