import type { Queryable } from '../../database/database.js';
import type { Role } from '../../graphql/generated.js';
import { TEACHES } from '../actor.js';

/** The secret address of an account's calendar for other programs; revoked together with the sessions. */
interface CalendarLink {
  createdAt: string;
  lastReadAt: string | null;
}

/** Public columns of a link; the secret is never returned again. */
export const CALENDAR_LINK = `iso(created_at) AS "createdAt", iso(last_read_at) AS "lastReadAt"`;

/** Sets the account's calendar address and invalidates the former one. */
export async function setCalendarLink(
  tx: Queryable,
  userId: string,
  tokenHash: Buffer,
): Promise<CalendarLink> {
  const [link] = await tx.query<CalendarLink>(
    `INSERT INTO calendar_subscription (user_id, token_hash) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), last_read_at = NULL
     RETURNING ${CALENDAR_LINK}`,
    [userId, tokenHash],
  );
  return link!;
}

/** Whether there was an address to take away. */
export async function removeCalendarLink(tx: Queryable, userId: string): Promise<boolean> {
  const removed = await tx.query('DELETE FROM calendar_subscription WHERE user_id = $1 RETURNING 1', [
    userId,
  ]);
  return removed.length > 0;
}

/**
 * Owner of the address, with the account's current state; null for an invalid one. The last-read time has a
 * resolution of hours.
 */
export async function noteCalendarReader(
  db: Queryable,
  tokenHash: Buffer,
): Promise<{ role: Role; teacherId: string | null } | null> {
  const [reader] = await db.query<{ role: Role; teacherId: string | null }>(
    `WITH reader AS (SELECT c.user_id, u.role, t.id AS "teacherId" FROM calendar_subscription c
       JOIN app_user u ON u.id = c.user_id AND u.active LEFT JOIN teacher t ON ${TEACHES} WHERE c.token_hash = $1),
     moved AS (UPDATE calendar_subscription c SET last_read_at = now() FROM reader
       WHERE c.user_id = reader.user_id AND coalesce(c.last_read_at < now() - interval '1 hour', true))
     SELECT role, "teacherId" FROM reader`,
    [tokenHash],
  );
  return reader ?? null;
}
