import type { Queryable } from '../../database/database.js';
import type { Work } from '../../database/unit-of-work.js';
import { UserEntity } from './user.entity.js';

/** Adds a systemadmin without a password; false when the address has an account already. */
export async function addSystemadmin(
  tx: Pick<Queryable, 'query'>,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<boolean> {
  const made = await tx.query(
    `INSERT INTO app_user (id, name, email, role) VALUES ($1, $2, $3, 'SYSTEMADMIN')
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [id, name, email],
  );
  return made.length > 0;
}

/** Sets the password of an account, as its hash. */
export async function setPassword(tx: Queryable, userId: string, hash: string): Promise<void> {
  await tx.query('UPDATE app_user SET password_hash = $2, updated_at = now() WHERE id = $1', [userId, hash]);
}

/** Stores the hash of the same password anew; nothing where the account has got another one since `of` was read. */
export async function renewHash(
  db: Pick<Queryable, 'query'>,
  { userId, of, hash }: { userId: string; of: string; hash: string },
): Promise<void> {
  const sql = 'UPDATE app_user SET password_hash = $3 WHERE id = $1 AND password_hash = $2';
  await db.query(sql, [userId, of, hash]);
}

/** Links by which the account could set a password are dead from here. */
export async function killLinks(tx: Queryable, userId: string): Promise<void> {
  await tx.query('UPDATE password_reset SET used_at = now() WHERE user_id = $1 AND used_at IS NULL', [
    userId,
  ]);
}

/** What people change of their own account. `renewed`: of what administrators edit too, so it makes a version. */
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

/** Adds an account; whose it is chooses the password by a mailed link. */
export async function addAccount(
  tx: Work,
  account: Pick<UserEntity, 'id' | 'name' | 'email' | 'phone' | 'role'>,
): Promise<void> {
  await tx.repository(UserEntity).insert({ ...account, passwordHash: null, updatedAt: new Date() });
}

/** Writes the columns that are given to an account that is held, as its next version. */
export async function updateAccount(
  tx: Work,
  stored: Pick<UserEntity, 'id' | 'version'>,
  columns: Partial<Omit<UserEntity, 'settings'>>,
): Promise<void> {
  const change = { ...columns, version: stored.version + 1, updatedAt: new Date() };
  await tx.repository(UserEntity).update({ id: stored.id }, change);
}
