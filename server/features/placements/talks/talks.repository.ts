import { v7 as uuid } from 'uuid';
import type { Columns } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';

/** Stores the values of a talk, planned before or not. */
export async function writeTalk(
  tx: Work,
  { placementId, kind, plannedOn, heldOn, note }: Omit<Columns<'placement_talk'>, 'id' | 'version'>,
): Promise<void> {
  await tx.query(
    `INSERT INTO placement_talk (id, placement_id, kind, planned_on, held_on, note) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (placement_id, kind) DO UPDATE SET version = placement_talk.version + 1,
       planned_on = excluded.planned_on, held_on = excluded.held_on, note = excluded.note`,
    [uuid(), placementId, kind, plannedOn, heldOn, note],
  );
}
