import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  CALENDAR_LINK,
  noteCalendarReader,
  removeCalendarLink,
  setCalendarLink,
} from '../../../platform/auth/sessions/calendar-links.writes.js';
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
      `SELECT ${CALENDAR_LINK} FROM calendar_subscription WHERE user_id = $1`,
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

  /** Whose address it is, as the account stands now; null for a dead one. The time of the reading moves by hours. */
  reader(token: string): Promise<{ role: Role; teacherId: string | null } | null> {
    return noteCalendarReader(this.database, hashOf(token));
  }
}
