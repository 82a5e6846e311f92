import { AppError, conflict } from '../errors/app-error.js';
import type { Call } from '../graphql/request-context.js';
import type { Queryable, Statement } from './database.js';
import type { Row } from './rows.js';

/** Who calls, and by which key. */
type Keyed = Pick<Call, 'actor' | 'idempotency'>;

/** Deletes idempotency keys older than a day. */
export async function forgetOldKeys(db: Queryable): Promise<void> {
  await db.query(`DELETE FROM idempotency_key WHERE created_at < now() - interval '24 hours'`);
}

/** Claims the key for this transaction if it is new or a day old. A repeat waits for the first to end. */
const CLAIM = `WITH patience AS MATERIALIZED (SELECT set_config('lock_timeout', '10s', true)),
  claimed AS (INSERT INTO idempotency_key (user_id, key, request_hash) SELECT $1::uuid, $2, $3 FROM patience
    ON CONFLICT (user_id, key) DO UPDATE
      SET request_hash = excluded.request_hash, result = NULL, created_at = now()
      WHERE idempotency_key.created_at < now() - interval '24 hours'
    RETURNING key)
  SELECT key FROM claimed`;

/** Claims the key for this transaction, or returns the first call's result. */
export async function claimKey<T>(tx: Queryable, call: Keyed): Promise<{ result: T } | null> {
  const { key, fingerprint } = call.idempotency!;
  const taken = await tx.query(CLAIM, [call.actor.userId, key, fingerprint]);
  if (taken.length > 0) return null;
  const [stored] = await tx.query<
    Pick<Row<'idempotency_key'>, 'request_hash'> & { result: { value: T } | { erased: true } }
  >('SELECT request_hash, result FROM idempotency_key WHERE user_id = $1 AND key = $2', [
    call.actor.userId,
    key,
  ]);
  if (!stored) throw new AppError('SERVICE_UNAVAILABLE');
  if (stored.request_hash !== fingerprint) {
    throw conflict(
      'IDEMPOTENCY_KEY_REUSED',
      'Nyckeln i Idempotency-Key har redan använts för ett annat anrop.',
    );
  }
  if ('erased' in stored.result)
    throw conflict(
      'ERASED',
      'Anropet är redan utfört. Svaret är borttaget, eftersom en elev i det är anonymiserad.',
    );
  return { result: stored.result.value };
}

/** Stores the result for repeats of the key. */
export const keptResult = ({ actor, idempotency }: Keyed, result: unknown): Statement => ({
  sql: 'UPDATE idempotency_key SET result = $3 WHERE user_id = $1 AND key = $2',
  params: [actor.userId, idempotency!.key, JSON.stringify({ value: result })],
});
