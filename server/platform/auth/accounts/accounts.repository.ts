import type { Work } from '../../database/unit-of-work.js';
import { AccountEntity } from './account.entity.js';
import type { Queryable } from '../../database/database.js';
import type { Changes, Read } from '../../database/rows.js';

/** Adds a SYSTEMADMIN without a password; false if the address already has an account. */
export async function addSystemadmin(
  tx: Queryable,
  { id, name, email }: Read<'app_user', 'id' | 'name' | 'email'>,
): Promise<boolean> {
  const added = await tx.query(
    `INSERT INTO app_user (id, name, email, role) VALUES ($1, $2, $3, 'SYSTEMADMIN')
     ON CONFLICT (email) DO NOTHING RETURNING 1`,
    [id, name, email],
  );
  return added.length > 0;
}

/** Sets the password of an account, as its hash. */
export async function setPassword(tx: Queryable, userId: string, passwordHash: string): Promise<void> {
  const sql = 'UPDATE app_user SET password_hash = $2, updated_at = now() WHERE id = $1';
  await tx.query(sql, [userId, passwordHash]);
}

/** Rehashes the same password; does nothing if the account's password has changed since `of` was read. */
export async function renewHash(
  db: Pick<Queryable, 'query'>,
  { userId, of, hash }: { userId: string; of: string; hash: string },
): Promise<void> {
  const sql = 'UPDATE app_user SET password_hash = $3 WHERE id = $1 AND password_hash = $2';
  await db.query(sql, [userId, of, hash]);
}

/** Invalidates an account's password links: all of them, or only the requested ones. */
export async function killLinks(
  tx: Pick<Queryable, 'query'>,
  userId: string | readonly string[],
  which: 'all' | 'requested' = 'all',
): Promise<void> {
  await tx.query(
    `UPDATE password_reset SET used_at = now()
     WHERE user_id = ANY ($1::uuid[]) AND used_at IS NULL AND ($2 OR NOT is_invitation)`,
    [[userId].flat(), which === 'all'],
  );
}

/**
 * Saves changes to one's own account. `renewed`: fields that administrators also edit, so the version
 * increases.
 */
export async function saveOwnDetails(
  tx: Queryable,
  userId: string,
  { phone, settings, renewed }: { phone: string | null; settings: object; renewed: boolean },
): Promise<void> {
  await tx.query(
    `UPDATE app_user SET phone = $2, settings = $3, version = version + $4,
       updated_at = CASE WHEN $4 = 1 THEN now() ELSE updated_at END WHERE id = $1`,
    [userId, phone, JSON.stringify(settings), renewed ? 1 : 0],
  );
}

/** Adds an account; its owner chooses the password through a mailed link. */
export async function addAccount(
  tx: Work,
  account: Read<'app_user', 'id' | 'name' | 'email' | 'phone' | 'role'>,
): Promise<void> {
  await tx.manager.insert(AccountEntity, { ...account });
}

/** Activates or deactivates locked accounts and increases their versions. */
export async function setAccountsActive(tx: Work, ids: readonly string[], active: boolean): Promise<void> {
  await tx.manager.update(AccountEntity, [...ids], { active, updatedAt: () => 'now()' });
}

/** Updates the given columns of a locked account and increases its version. */
export async function updateAccount(
  tx: Work,
  id: string,
  columns: Omit<Changes<'app_user'>, 'settings'>,
): Promise<void> {
  await tx.manager.update(AccountEntity, id, { ...columns, updatedAt: () => 'now()' });
}
