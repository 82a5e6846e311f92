import type { Columns } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';

/** Sets the link of a placement; an earlier one no longer holds. */
export async function setLink(
  tx: Work,
  link: Omit<Columns<'placement_link'>, 'createdAt' | 'revokedAt'>,
): Promise<void> {
  const { placementId, supervisorId, sentTo, tokenHash, createdBy } = link;
  await tx.query(
    `INSERT INTO placement_link (placement_id, supervisor_id, sent_to, token_hash, created_by)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (placement_id) DO UPDATE SET supervisor_id = excluded.supervisor_id, sent_to = excluded.sent_to,
       token_hash = excluded.token_hash, created_by = excluded.created_by, created_at = now(), revoked_at = NULL`,
    [placementId, supervisorId, sentTo, tokenHash, createdBy],
  );
}

/** Revokes the link of a placement; false if there was none to revoke. */
export async function revokeLink(tx: Work, placementId: string): Promise<boolean> {
  const revoked = await tx.query(
    'UPDATE placement_link SET revoked_at = now() WHERE placement_id = $1 AND revoked_at IS NULL RETURNING 1',
    [placementId],
  );
  return revoked.length > 0;
}
