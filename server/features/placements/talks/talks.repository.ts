import { v7 as uuid } from 'uuid';
import type { Columns, Read } from '../../../platform/database/rows.js';
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

/** Days after the last one of a placement on which a talk can still be planned. */
export const TALK_DAYS_AFTER = 30;

/** Drops the plans of talks on days that a placement no longer has; those that were held stay. */
export async function dropPlansOutside(
  tx: Work,
  placementId: string,
  { startDate, endDate }: Read<'placement', 'startDate' | 'endDate'>,
): Promise<void> {
  await tx.query(
    `UPDATE placement_talk SET planned_on = NULL, version = version + 1 WHERE placement_id = $1
       AND held_on IS NULL AND planned_on NOT BETWEEN $2::date AND $3::date + $4::integer`,
    [placementId, startDate, endDate, TALK_DAYS_AFTER],
  );
}
