import type { Queryable } from '../database/database.js';
import type { Read } from '../database/rows.js';
import type { Role } from '../graphql/generated.js';

interface NewKey {
  id: string;
  userId: string;
  name: string;
  role: Role;
  tokenHash: Buffer;
  createdBy: string;
  expiresAt: Date | null;
}

/** Adds a key, of which the hash alone is kept, and the account that it acts as. */
export async function addKey(tx: Queryable, key: NewKey): Promise<void> {
  // Mail to .invalid goes nowhere by definition (RFC 2606): the address only has to be unique.
  await tx.query(
    `INSERT INTO app_user (id, name, email, role, active, kind) VALUES ($1, $2, $3, $4, false, 'API_KEY')`,
    [key.userId, key.name, `${key.id}@api-key.invalid`, key.role],
  );
  await tx.query(
    'INSERT INTO api_key (id, user_id, token_hash, created_by, expires_at) VALUES ($1, $2, $3, $4, $5)',
    [key.id, key.userId, key.tokenHash, key.createdBy, key.expiresAt],
  );
}

/** Revokes a key, once; null when there is none. */
export async function revokeKey(
  tx: Queryable,
  id: string,
): Promise<{ userId: string; wasValid: boolean } | null> {
  const [revoked] = await tx.query<Read<'api_key', 'userId'> & { wasValid: boolean }>(
    `UPDATE api_key k SET revoked_at = coalesce(k.revoked_at, now()) FROM api_key before
     WHERE k.id = $1 AND before.id = k.id RETURNING k.user_id AS "userId", before.revoked_at IS NULL AS "wasValid"`,
    [id],
  );
  return revoked ?? null;
}
