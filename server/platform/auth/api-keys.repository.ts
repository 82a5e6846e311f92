import type { Queryable } from '../database/database.js';
import type { Read } from '../database/rows.js';
import type { Work } from '../database/unit-of-work.js';
import { AccountEntity } from './accounts/account.entity.js';
import { ApiKeyEntity } from './api-key.entity.js';
import type { Role } from '../graphql/generated.js';

type NewKey = Read<'api_key', 'id' | 'userId' | 'tokenHash' | 'createdBy' | 'expiresAt'> & {
  name: string;
  role: Role;
};

/** Adds a key, of which only the hash is stored, and the account that it acts as. */
export async function addKey(tx: Work, { name, role, ...key }: NewKey): Promise<void> {
  // Mail to .invalid is undeliverable by definition (RFC 2606): the address only has to be unique.
  const email = `${key.id}@api-key.invalid`;
  await tx.manager.insert(AccountEntity, {
    id: key.userId,
    name,
    email,
    role,
    active: false,
    kind: 'API_KEY',
  });
  await tx.manager.insert(ApiKeyEntity, { ...key });
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
