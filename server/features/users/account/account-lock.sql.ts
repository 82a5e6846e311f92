import type { Actor } from '../../../platform/auth/actor.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { conflict, forbidden } from '../../../platform/errors/app-error.js';
import { requireId } from '../../../platform/validation/id.js';
import { lockRow } from '../../../platform/database/lock-row.js';

/** Any number that nothing else in the database uses: changes of who rules come one after the other. */
const ACCOUNTS_LOCK = 33_660_002;

/** An account, taken for this transaction. */
export interface LockedAccount extends Read<
  'app_user',
  'id' | 'version' | 'name' | 'email' | 'phone' | 'role' | 'active'
> {
  hasPassword: boolean;
}

/**
 * Takes the account for this transaction, after every earlier change of an account. The actor is read
 * again behind the lock: whoever has just been demoted or switched off rules nobody any more.
 */
export async function lockAccount(tx: Work, actor: Actor, id: string): Promise<LockedAccount> {
  requireId(id, 'id');
  await tx.query('SELECT pg_advisory_xact_lock($1)', [ACCOUNTS_LOCK]);
  const [now] = await tx.query<Read<'app_user', 'role'> & { may: boolean }>(
    `SELECT role, active OR kind = 'API_KEY' AS may FROM app_user WHERE id = $1`,
    [actor.userId],
  );
  if (now?.role !== actor.role || !now.may) throw forbidden();
  return lockRow<LockedAccount>(
    tx,
    `SELECT id, version, name, email, phone, role, active, password_hash IS NOT NULL AS "hasPassword"
     FROM app_user WHERE id = $1 AND kind = 'PERSON' FOR UPDATE`,
    [id],
    'Användaren finns inte.',
  );
}

/** The last active systemadmin stays one, whoever asks (permissions, section 7.4). Call it behind the lock. */
export async function assertAnotherSystemadmin(
  tx: Work,
  actor: Actor,
  account: LockedAccount,
): Promise<void> {
  if (account.role !== 'SYSTEMADMIN' || !account.active) return;
  const [other] = await tx.query(
    `SELECT 1 AS one FROM app_user WHERE role = 'SYSTEMADMIN' AND active AND id <> $1 LIMIT 1`,
    [account.id],
  );
  if (other) return;
  const message = 'Skolan måste ha minst en aktiv systemadministratör.';
  throw actor.userId === account.id ? forbidden(message) : conflict('LAST_SYSTEMADMIN', message);
}
