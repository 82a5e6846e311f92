import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  CALENDAR_LINK,
  noteCalendarReader,
  removeCalendarLink,
  setCalendarLink,
} from '../../../platform/auth/sessions/calendar-links.repository.js';
import { hashOf } from '../../../platform/auth/sessions/sessions.js';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/config/config-token.js';
import { Database } from '../../../platform/database/database.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type {
  CalendarSubscription,
  CreatedCalendarSubscription,
  Role,
} from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';

/** Secret addresses of the calendar feed, one per account. */
@Injectable()
export class CalendarSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async find({ actor }: Call): Promise<CalendarSubscription | null> {
    const [own] = await this.database.query<CalendarSubscription>(
      `SELECT ${CALENDAR_LINK} FROM calendar_subscription WHERE user_id = $1`,
      [actor.userId],
    );
    return own ?? null;
  }

  /** Only this answer contains the address: the idempotency record and the table do not. */
  async create(call: Call, origin: string): Promise<CreatedCalendarSubscription> {
    let url: string | null = null;
    const subscription = await this.work.run(call, async (tx) => {
      const token = randomBytes(32).toString('base64url');
      url = `${this.config.publicOrigin ?? origin}/api/calendar.ics?token=${token}`;
      const made = await setCalendarLink(tx, call.actor.userId, hashOf(token));
      tx.audit({ kind: 'CALENDAR_LINK_CREATED', subjectId: call.actor.userId });
      return made;
    });
    return { url, subscription };
  }

  async remove(call: Call): Promise<boolean> {
    return this.work.run(call, async (tx) => {
      if (await removeCalendarLink(tx, call.actor.userId))
        tx.audit({ kind: 'CALENDAR_LINK_REMOVED', subjectId: call.actor.userId });
      return true;
    });
  }

  /**
   * Current role and teacher of the account behind the token; null if revoked. Updates the time of the last read,
   * to the hour.
   */
  reader(token: string): Promise<{ role: Role; teacherId: string | null } | null> {
    return noteCalendarReader(this.database, hashOf(token));
  }
}
