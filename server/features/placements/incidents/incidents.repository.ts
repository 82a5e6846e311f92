import type { Columns } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';

/** Adds an incident. */
export async function addIncident(
  tx: Work,
  incident: Omit<Columns<'placement_incident'>, 'createdAt'>,
): Promise<void> {
  const { id, placementId, kind, text, createdBy, createdByName } = incident;
  await tx.query(
    `INSERT INTO placement_incident (id, placement_id, kind, text, created_by, created_by_name)
     VALUES ($1, $2, $3, $4, $5, $6)`,
    [id, placementId, kind, text, createdBy, createdByName],
  );
}
