import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TEACHES, type Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { NotificationDigest, NotificationGroup } from '../../platform/graphql/generated.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import type { Config } from '../../config.js';
import { digestMail } from './notifications.notice.js';
import { shownTo } from './notifications.sql.js';
import { claimDigest } from './notifications.writes.js';

/** Nobody is written to in the night: from this hour on, Swedish time. */
const FROM_HOUR = 6;
const LOCAL = (moment: string): string => `(${moment}::timestamptz AT TIME ZONE 'Europe/Stockholm')`;

/** The first moment, in Swedish time, of the day or the week that a letter belongs to. */
const PERIOD_BEGINS = `date_trunc(CASE u.settings ->> 'notificationDigest' WHEN 'WEEKLY' THEN 'week' ELSE 'day' END, ${LOCAL('$1')})`;

interface Due extends Omit<Actor, 'sessionHash'> {
  pace: Exclude<NotificationDigest, 'NONE'>;
}

/**
 * What has come since the last letter, by e-mail, to those who have asked for it: how many of each kind, and no name,
 * for a letter lies open on its way. A day or a week is written of once, however many processes sweep.
 */
@Injectable()
export class NotificationDigests implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly database: Database,
    private readonly source: DataSource,
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('notification-digests', () => this.send(new Date()));
  }

  /** Writes to all whose day or week had begun by then, and who have not been written to in it. */
  async send(at: Date): Promise<void> {
    const due = await this.database.query<Due>(
      `SELECT u.id AS "userId", u.name, u.email, u.role, s.id AS "studentId", t.id AS "teacherId",
         u.settings ->> 'notificationDigest' AS pace
       FROM app_user u LEFT JOIN student s ON s.user_id = u.id LEFT JOIN teacher t ON ${TEACHES}
         LEFT JOIN notification_digest d ON d.user_id = u.id
       WHERE u.active AND u.kind = 'PERSON' AND u.role IN ('TEACHER', 'ADMIN', 'SYSTEMADMIN')
         AND u.settings ->> 'notificationDigest' IN ('DAILY', 'WEEKLY')
         AND extract(hour FROM ${LOCAL('$1')}) >= ${FROM_HOUR}
         AND coalesce(${LOCAL('d.made_at')} < ${PERIOD_BEGINS}, true)
       ORDER BY u.id`,
      [at],
    );
    for (const person of due) await this.write(person, at);
  }

  /** Claims the letter and orders it in one transaction: what goes wrong on the way is tried again as a whole. */
  private async write({ pace, ...person }: Due, at: Date): Promise<void> {
    await this.source.transaction(async (tx) => {
      const since = await claimDigest(tx, { userId: person.userId, pace, at });
      if (!since) return;
      const params = new SqlParams();
      const isNew = (of: SqlParams) => `r.user_id IS NULL AND n.created_at > ${of.add(since)}`;
      const shown = shownTo({ ...person, sessionHash: '' }, params, isNew);
      const groups: Pick<NotificationGroup, 'kind' | 'count'>[] = await tx.query(
        `SELECT n.kind, count(*)::integer AS count ${shown} GROUP BY n.kind ORDER BY max(n.created_at) DESC, n.kind`,
        params.values,
      );
      if (groups.length > 0) await this.mail.add(tx, digestMail(person, pace, groups, this.config));
    });
  }
}
