import type { Actor } from '../../platform/auth/actor.js';
import type { Queryable } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';

/** Limit of own documents per student and day: each is kept and verifiable forever. */
const OWN_PER_DAY = 10;

/** Refuses documents above the daily limit. An advisory lock serialises concurrent requests of a user. */
export async function assertFewOwn(tx: Queryable, actor: Actor): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('own document ' || $1, 0))`, [actor.userId]);
  const [seen] = await tx.query<{ made: number; wait: number | null }>(
    `SELECT count(*)::integer AS made,
       ceil(extract(epoch FROM min(created_at) + interval '1 day' - clock_timestamp()))::integer AS wait
     FROM (SELECT created_at FROM document WHERE student_id = $1 AND created_by = $2
       AND created_at > clock_timestamp() - interval '1 day' ORDER BY created_at DESC LIMIT ${OWN_PER_DAY}) latest`,
    [actor.studentId, actor.userId],
  );
  if (seen!.made < OWN_PER_DAY) return;
  throw new AppError(
    'TOO_MANY_REQUESTS',
    `Du har tagit ut ${OWN_PER_DAY} dokument det senaste dygnet. Försök igen i morgon.`,
    { retryAfter: Math.max(1, seen!.wait ?? 60) },
  );
}
