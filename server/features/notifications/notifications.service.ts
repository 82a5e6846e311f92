import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  Notification,
  ResolveNotificationInput,
  ResolveNotificationsInput,
  RestoreNotificationsInput,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { requireId } from '../../platform/validation/id.js';
import { addressedTo } from './notice.queries.js';
import { resolvesFor } from './notifications.policy.js';
import { NOTIFICATION, shownTo, visible } from './visible-notifications.queries.js';
import { unresolve, ANNOUNCE, markResolved, putBack } from './notifications.repository.js';

/** Maximum number of resolved notifications. */
const RESOLVED_SHOWN = 100;

/** Notifications of the signed-in user (contract, section 5; permissions, M32 to M34). */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  /** All unresolved notifications, or the latest resolved ones; newest first. */
  list({ actor }: Call, resolved: boolean): Promise<Notification[]> {
    const condition = resolved ? 'r.user_id IS NOT NULL' : 'r.user_id IS NULL';
    const order = resolved ? `r.resolved_at DESC, n.seq DESC LIMIT ${RESOLVED_SHOWN}` : 'n.seq DESC';
    return this.read(actor, () => condition, order);
  }

  /** One notification; null if the viewer is no recipient or may not see its student. */
  async find(actor: Actor, id: string): Promise<Notification | null> {
    const [found] = await this.read(actor, (params) => `n.id = ${params.add(id)}`, 'n.seq');
    return found ?? null;
  }

  /** Resolves for the caller, or, if an administrator, for the given user; idempotent. */
  resolve(call: Call, input: ResolveNotificationInput): Promise<Notification> {
    const id = requireId(input.id, 'id');
    const userId = requireId(resolvesFor(call.actor, input.userId), 'userId');
    // Users can only undo their own batches.
    const batch = userId === call.actor.userId ? readBatch(input.batch) : null;
    return this.work.run(call, async (tx) => {
      const params = new SqlParams();
      const who = params.add(userId);
      const found = `SELECT n.* FROM notification n JOIN app_user u ON u.id = ${who}
          LEFT JOIN student s ON s.id = n.student_id
        WHERE n.id = ${params.add(id)} AND ${addressedTo('u.id', 'u.role')} AND ${visible(call.actor, params)}`;
      const [resolved] = await tx.query<Notification>(
        `WITH found AS (${found}), marked AS (${markResolved('found', who, params.add(batch))})
         SELECT ${NOTIFICATION} FROM found n, marked r`,
        params.values,
      );
      if (!resolved) throw notFound('Notisen finns inte.');
      return resolved;
    });
  }

  /** Resolves the user's list up to a timestamp; later arrivals stay. */
  resolveAll(call: Call, { through, kind, ...input }: ResolveNotificationsInput): Promise<number> {
    const batch = readBatch(input.batch);
    return this.work.run(call, async (tx) => {
      const params = new SqlParams();
      const who = params.add(call.actor.userId);
      const shown = shownTo(call.actor, params, (at) => {
        const ofKind = kind ? `AND n.kind = ${at.add(kind)}` : '';
        return `r.user_id IS NULL AND date_trunc('milliseconds', n.created_at) <= ${at.add(through)} ${ofKind}`;
      });
      const [marked] = await tx.query<{ count: number }>(
        `WITH found AS (SELECT n.id ${shown}), marked AS (${markResolved('found', who, params.add(batch))})
         SELECT count(*)::integer AS count FROM marked`,
        params.values,
      );
      return marked!.count;
    });
  }

  /** Restores the notifications resolved in one batch; already restored ones stay unchanged. */
  restore(call: Call, { batch }: RestoreNotificationsInput): Promise<number> {
    const id = requireId(batch, 'batch');
    return this.work.run(call, (tx) => putBack(tx, call.actor.userId, id));
  }

  /** Makes a notification unresolved for all recipients; open bells show it again. */
  reset(call: Call, givenId: string): Promise<Notification> {
    const id = requireId(givenId, 'id');
    return this.work.run(call, async (tx) => {
      const gone = await unresolve(tx, id);
      const [found] = await tx.query<Notification>(
        `SELECT ${NOTIFICATION} FROM notification n LEFT JOIN notification_resolved r ON false WHERE n.id = $1`,
        [id],
      );
      if (!found) throw notFound('Notisen finns inte.');
      if (gone > 0) await tx.query(`SELECT ${ANNOUNCE} FROM notification WHERE id = $1`, [id]);
      return found;
    });
  }

  private read(
    actor: Actor,
    condition: (params: SqlParams) => string,
    order: string,
  ): Promise<Notification[]> {
    const params = new SqlParams();
    return this.database.query<Notification>(
      `SELECT ${NOTIFICATION} ${shownTo(actor, params, condition)} ORDER BY ${order}`,
      params.values,
    );
  }
}

function readBatch(given: string | null | undefined): string | null {
  return given ? requireId(given, 'batch') : null;
}
