import { Inject, Injectable } from '@nestjs/common';
import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { Config } from '../../../config.js';
import { CONFIG } from '../../../platform/config/config-token.js';
import type { Queryable } from '../../../platform/database/database.js';
import { AppError } from '../../../platform/errors/app-error.js';

/** Workbooks per hour and account: enough for normal work, and too few to probe for personal numbers. */
const PREVIEWS = 30;
/** Checks of a batch an hour and account, each corrected cell being one. */
const CHECKS = 300;

/**
 * Limits how often users below administrator can check workbooks. Counted in the database, across processes.
 */
@Injectable()
export class ImportLimits {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  assertRoomForPreview(db: Queryable, actor: Actor): Promise<void> {
    return this.assertFew(
      db,
      actor,
      PREVIEWS,
      'SELECT created_at AS at FROM import_batch WHERE user_id = $1',
    );
  }

  assertRoomForCheck(db: Queryable, actor: Actor): Promise<void> {
    const checks = `SELECT at FROM access_log WHERE user_id = $1 AND action = 'IMPORT_STUDENTS' AND student_id IS NULL`;
    return this.assertFew(db, actor, CHECKS, checks);
  }

  private async assertFew(db: Queryable, actor: Actor, most: number, times: string): Promise<void> {
    if (!this.config.rateLimits || hasRank(actor, 'ADMIN')) return;
    const [seen] = await db.query<{ count: number; wait: number | null }>(
      `SELECT count(*)::integer AS count, ceil(extract(epoch FROM min(at) + interval '1 hour' - now()))::integer AS wait
       FROM (SELECT at FROM (${times}) done WHERE at > now() - interval '1 hour' ORDER BY at DESC LIMIT ${most}) latest`,
      [actor.userId],
    );
    if (seen!.count < most) return;
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `Du har förhandsgranskat ${most} gånger den senaste timmen. Försök igen senare.`,
      { retryAfter: Math.max(1, seen!.wait ?? 60) },
    );
  }
}
