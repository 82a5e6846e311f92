import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { samePerson } from '../workplaces/workplace-doubles.queries.js';
import type { PlacementColumns } from './placement.input.js';
import { PlacementEntity } from './placement.entity.js';

/** Moves the placements of a merged record. */
export async function movePlacements(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE placement SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** The same person at workplace $2, to which all supervisors have been moved; without one, the same supervisor. */
const SAME_SUPERVISOR = (alias: string): string =>
  `coalesce((SELECT k.id FROM supervisor v JOIN supervisor k ON k.workplace_id = $2 AND ${samePerson('v', 'k')}
    WHERE v.id = ${alias}.supervisor_id ORDER BY k.id = v.id DESC, k.id LIMIT 1), ${alias}.supervisor_id)`;

/** Moves the placements of a merged workplace, and the links of their supervisors. */
export async function moveToWorkplace(tx: Queryable, fromId: string, intoId: string): Promise<void> {
  await tx.query(
    `UPDATE placement_link l SET supervisor_id = ${SAME_SUPERVISOR('l')} FROM placement p
     WHERE p.id = l.placement_id AND p.workplace_id = $1`,
    [fromId, intoId],
  );
  await tx.query(
    `UPDATE placement p SET workplace_id = $2, supervisor_id = ${SAME_SUPERVISOR('p')}, version = p.version + 1
     WHERE p.workplace_id = $1`,
    [fromId, intoId],
  );
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
  columns:
    | PlacementColumns
    | (Read<'placement', 'state' | 'stateReason' | 'agreedOn' | 'waivedReason'> &
        Partial<Read<'placement', 'endedOn'>>),
): Promise<void> {
  await tx.manager.update(PlacementEntity, id, columns);
}

/** Deletes a placement. */
export async function deletePlacement(tx: Work, id: string): Promise<void> {
  await tx.manager.delete(PlacementEntity, id);
}
