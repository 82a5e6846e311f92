import { API_LIMITS } from '../../../domain/api-limits.js';
import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Config } from '../../config.js';
import { CONFIG } from '../../platform/config/config-token.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { ExportSources, type ExportSource } from './export-sources.service.js';
import { logHandout } from '../../platform/history/access-log.js';

type List = Pick<ExportSource<unknown>, 'title' | 'protectedStudent' | 'perHour'>;

/**
 * Quota of exports. Each export is a read of all its students in the access log, which is also the counter:
 * so the limit applies across processes, restarts and sessions. Lists without persons are not counted.
 */
@Injectable()
export class ExportQuota {
  constructor(
    private readonly database: Database,
    private readonly sources: ExportSources,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Called before the file is created. A repeat with an idempotency key gets its stored response regardless of later
   * exports.
   */
  async assertRoom({ actor, idempotency }: Call, list: List): Promise<void> {
    if (idempotency && (await this.isRepeat(actor, idempotency.key))) return;
    await this.assertFew(this.database, actor, list);
  }

  /** In the transaction of the export: concurrent ones cannot exceed the quota. */
  async record(tx: Work, actor: Actor, list: List, withProtected: boolean): Promise<void> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('taking ' || $1, 0))`, [actor.userId]);
    await this.assertFew(tx, actor, list);
    await logHandout(tx, actor, 'EXPORT_LIST', { detail: list.title, withProtected });
  }

  private async assertFew(db: Queryable, actor: Actor, list: List): Promise<void> {
    if (!this.config.rateLimits || list.protectedStudent === 'NAMES_NOBODY') return;
    const most = list.perHour ?? API_LIMITS.namedListsPerHour;
    const [seen] = await db.query<{ taken: number; wait: number | null }>(
      `SELECT count(*)::integer AS taken,
         ceil(extract(epoch FROM min(at) + interval '1 hour' - clock_timestamp()))::integer AS wait
       FROM (SELECT at FROM access_log WHERE user_id = $1 AND at > clock_timestamp() - interval '1 hour'
         AND action = 'EXPORT_LIST' AND student_id IS NULL AND detail = ANY ($2) ORDER BY at DESC LIMIT $3) latest`,
      [actor.userId, this.countedWith(list), most],
    );
    if (seen!.taken < most) return;
    const retryAfter = Math.max(1, seen!.wait ?? 60);
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Du har tagit ut ${most} listor den senaste timmen. Försök igen om ${minutes(retryAfter)}.`,
      { retryAfter },
    );
  }

  /** A list with its own limit is counted separately, all others together. */
  private countedWith({ title, perHour }: List): string[] {
    if (perHour !== undefined) return [title];
    return this.sources
      .all()
      .filter((source) => source.perHour === undefined && source.protectedStudent !== 'NAMES_NOBODY')
      .map((source) => source.title);
  }

  private async isRepeat(actor: Actor, key: string): Promise<boolean> {
    const rows = await this.database.query('SELECT FROM idempotency_key WHERE user_id = $1 AND key = $2', [
      actor.userId,
      key,
    ]);
    return rows.length > 0;
  }
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? 'en minut' : `${count} minuter`;
}
