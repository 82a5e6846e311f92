import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TEACHES, type Actor } from '../../platform/auth/actor.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { NotificationDigest, NotificationGroup } from '../../platform/graphql/generated.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import type { Mail } from '../../platform/mail/mail.js';
import { MailQueue } from '../../platform/mail/mail-queue.js';
import type { Config } from '../../config.js';
import { digestMail } from './notify.notifications.js';
import { shownTo } from './visible-notifications.queries.js';
import { claimDigests } from './notifications.repository.js';

interface Claimed extends Omit<Actor, 'sessionHash'> {
  pace: Exclude<NotificationDigest, 'NONE'>;
  /** Start of the period that the mail covers. */
  since: Date;
}

/**
 * Mails a summary of new notifications to subscribers: counts per kind, without names, since mail is not
 * confidential. One mail per day or week, however many processes run.
 */
@Injectable()
export class NotificationDigests implements OnModuleInit {
  constructor(
    private readonly housekeeping: Housekeeping,
    private readonly source: DataSource,
    private readonly mail: MailQueue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.housekeeping.register('notification-digests', () => this.send(new Date()));
  }

  /** Mails all subscribers with an unsent digest for the current day or week, in one transaction. */
  async send(at: Date): Promise<void> {
    await this.source.transaction(async (tx) => {
      const claimed = await claimDigests(tx, at);
      if (claimed.length === 0) return;
      const people: Claimed[] = await tx.query(
        `SELECT u.id AS "userId", u.name, u.email, u.role, s.id AS "studentId", t.id AS "teacherId", c.since,
           u.settings ->> 'notificationDigest' AS pace
         FROM unnest($1::uuid[], $2::timestamptz[]) AS c (user_id, since) JOIN app_user u ON u.id = c.user_id
           LEFT JOIN student s ON s.user_id = u.id LEFT JOIN teacher t ON ${TEACHES}
         ORDER BY u.id`,
        [claimed.map(({ userId }) => userId), claimed.map(({ since }) => since)],
      );
      const letters: Mail[] = [];
      for (const person of people) letters.push(...(await this.lettersTo(tx, person)));
      await this.mail.addAll(tx, letters);
    });
  }

  /** Builds a mail; null without new notifications. */
  private async lettersTo(tx: EntityManager, { pace, since, ...person }: Claimed): Promise<Mail[]> {
    const params = new SqlParams();
    const isNew = (of: SqlParams) => `r.user_id IS NULL AND n.created_at > ${of.add(since)}`;
    const shown = shownTo({ ...person, sessionHash: '' }, params, isNew);
    const groups: Pick<NotificationGroup, 'kind' | 'count'>[] = await tx.query(
      `SELECT n.kind, count(*)::integer AS count ${shown} GROUP BY n.kind ORDER BY max(n.created_at) DESC, n.kind`,
      params.values,
    );
    return groups.length > 0 ? [digestMail(person, pace, groups, this.config)] : [];
  }
}
