import type { Actor } from '../../../platform/auth/actor.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { conflict, forbidden, notFound } from '../../../platform/errors/app-error.js';
import { requireId } from '../../../platform/validation/id.js';

/** Key of the advisory lock that serialises changes of accounts; used by nothing else. */
const ACCOUNTS_LOCK = 33_660_002;

/** An account locked for the transaction. */
export interface LockedAccount extends Read<
  'app_user',
  'id' | 'version' | 'name' | 'email' | 'phone' | 'role' | 'active'
> {
  hasPassword: boolean;
}

const ACCOUNT = `SELECT id, version, name, email, phone, role, active, password_hash IS NOT NULL AS "hasPassword"
  FROM app_user WHERE kind = 'PERSON'`;

/**
 * Locks the account for this transaction, serialised with other account changes. The actor is read again
 * under the lock: a concurrent demotion or deactivation takes effect.
 */
export async function lockAccount(tx: Work, actor: Actor, id: string): Promise<LockedAccount> {
  requireId(id, 'id');
  await lockRule(tx, actor);
  const [row] = await tx.query<LockedAccount>(`${ACCOUNT} AND id = $1 FOR UPDATE`, [id]);
  if (!row) throw notFound('Användaren finns inte.');
  return row;
}

/** Locks these accounts, or all active ones without a password; by name. */
export async function lockAccounts(
  tx: Work,
  actor: Actor,
  ids: readonly string[] | null,
): Promise<LockedAccount[]> {
  await lockRule(tx, actor);
  const accounts = await tx.query<LockedAccount>(
    `${ACCOUNT} AND CASE WHEN $1::uuid[] IS NULL THEN active AND password_hash IS NULL ELSE id = ANY ($1::uuid[]) END
     ORDER BY name, id FOR UPDATE`,
    [ids],
  );
  if (ids && accounts.length < new Set(ids).size) throw notFound('Användaren finns inte.');
  return accounts;
}

async function lockRule(tx: Work, actor: Actor): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [ACCOUNTS_LOCK]);
  const [now] = await tx.query<Read<'app_user', 'role'> & { may: boolean }>(
    `SELECT role, active OR kind = 'API_KEY' AS may FROM app_user WHERE id = $1`,
    [actor.userId],
  );
  if (now?.role !== actor.role || !now.may) throw forbidden();
}

/** The last active SYSTEMADMIN must keep the role (permissions, section 7.4). Call under the lock. */
export async function assertAnotherSystemadmin(
  tx: Work,
  actor: Actor,
  account: LockedAccount,
): Promise<void> {
  if (await hasOtherSystemadmin(tx, [account])) return;
  const message = 'Skolan måste ha minst en aktiv systemadministratör.';
  throw actor.userId === account.id ? forbidden(message) : conflict('LAST_SYSTEMADMIN', message);
}

/** Whether an active SYSTEMADMIN remains without these accounts. Call under the lock. */
export async function hasOtherSystemadmin(tx: Work, accounts: readonly LockedAccount[]): Promise<boolean> {
  if (!accounts.some(({ role, active }) => role === 'SYSTEMADMIN' && active)) return true;
  const [other] = await tx.query(
    `SELECT 1 AS one FROM app_user WHERE role = 'SYSTEMADMIN' AND active AND id <> ALL ($1::uuid[]) LIMIT 1`,
    [accounts.map(({ id }) => id)],
  );
  return other !== undefined;
}
