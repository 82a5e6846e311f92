import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { hashOf } from '../../../platform/auth/sessions/sessions.js';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/config/config-token.js';
import { TEACHES } from '../../../platform/auth/actor.js';
import { Database } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type {
  CalendarSubscription,
  CreatedCalendarSubscription,
  Role,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';

const SUBSCRIPTION = `iso(created_at) AS "createdAt", iso(last_read_at) AS "lastReadAt"`;

/** Addresses by which other programs read the calendar: one for each account, with a secret of its own. */
@Injectable()
export class CalendarSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find({ actor }: Call): Promise<CalendarSubscription | null> {
    const [own] = await this.database.query<CalendarSubscription>(
      `SELECT ${SUBSCRIPTION} FROM calendar_subscription WHERE user_id = $1`,
      [actor.userId],
    );
    return own ?? null;
  }

  /** The address is in this answer alone: what is kept for a repeat, and in the table, does not hold it. */
  async create(call: Call, origin: string): Promise<CreatedCalendarSubscription> {
    let url: string | null = null;
    const subscription = await this.work.run(call, async (tx) => {
      const token = randomBytes(32).toString('base64url');
      url = `${this.config.publicOrigin ?? origin}/api/calendar.ics?token=${token}`;
      const [made] = await tx.query<CalendarSubscription>(
        `INSERT INTO calendar_subscription (user_id, token_hash) VALUES ($1, $2)
         ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), last_read_at = NULL
         RETURNING ${SUBSCRIPTION}`,
        [call.actor.userId, hashOf(token)],
      );
      tx.audit({ kind: 'CALENDAR_LINK_CREATED', subjectId: call.actor.userId });
      return made!;
    });
    return { url, subscription };
  }

  async remove(call: Call): Promise<boolean> {
    return this.work.run(call, async (tx) => {
      const gone = await tx.query('DELETE FROM calendar_subscription WHERE user_id = $1 RETURNING user_id', [
        call.actor.userId,
      ]);
      if (gone.length > 0) tx.audit({ kind: 'CALENDAR_LINK_REMOVED', subjectId: call.actor.userId });
      return true;
    });
  }

  /** Whose address it is, as the account stands now; null for a dead one. The time of the reading moves by hours. */
  async reader(token: string): Promise<{ role: Role; teacherId: string | null } | null> {
    const [reader] = await this.database.query<{ role: Role; teacherId: string | null }>(
      `WITH reader AS (SELECT c.user_id, u.role, t.id AS "teacherId" FROM calendar_subscription c
         JOIN app_user u ON u.id = c.user_id AND u.active LEFT JOIN teacher t ON ${TEACHES} WHERE c.token_hash = $1),
       moved AS (UPDATE calendar_subscription c SET last_read_at = now() FROM reader
         WHERE c.user_id = reader.user_id AND coalesce(c.last_read_at < now() - interval '1 hour', true))
       SELECT role, "teacherId" FROM reader`,
      [hashOf(token)],
    );
    return reader ?? null;
  }
}
