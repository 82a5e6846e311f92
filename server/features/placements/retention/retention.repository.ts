import type { Work } from '../../../platform/database/unit-of-work.js';

/** Deletes placements with all that belongs to them. */
export async function deletePlacements(tx: Work, ids: readonly string[]): Promise<void> {
  await tx.query('DELETE FROM placement WHERE id = ANY ($1::uuid[])', [ids]);
}
