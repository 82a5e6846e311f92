import { Injectable } from '@nestjs/common';
import { notificationList } from '../../../domain/lists/own/notifications.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { filterConditions, limitTo, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { NotificationPage, NotificationsInput } from '../../platform/graphql/generated.js';
import { NOTIFICATION, shownTo } from './visible-notifications.queries.js';

const FILTER: FilterSql<typeof notificationList> = {
  kind: (value) => `n.kind = ${value()}`,
  // Resolved also when disabled: it must not stay pending.
  resolved: null,
};

/** Count and newest time per kind, the newest kind first. */
const GROUPS = `SELECT n.kind, n.count, iso(n.newest_at) AS "newestAt" FROM kinds n ORDER BY n.newest_at DESC, n.kind`;

/** A user's notifications by page and kind, in one statement. Reads only the page's rows completely. */
@Injectable()
export class NotificationList {
  constructor(private readonly database: Database) {}

  async page(actor: Actor, input: NotificationsInput): Promise<NotificationPage> {
    const page = readPage(notificationList, input);
    const filter = input.filter ?? {};
    const params = new SqlParams();
    const state = filter.resolved ? 'r.user_id IS NOT NULL' : 'r.user_id IS NULL';
    const order = filter.resolved ? 'resolved_at DESC, seq DESC' : 'seq DESC';
    const shown = `SELECT n.id, n.seq, n.kind, n.created_at, r.resolved_at ${shownTo(actor, params, () => state)}`;
    const where = ['true', ...filterConditions(notificationList, filter, { sql: FILTER, params })].join(
      ' AND ',
    );
    const [row] = await this.database.query<NotificationPage>(
      `WITH shown AS MATERIALIZED (${shown}),
         kinds AS MATERIALIZED (
           SELECT kind, count(*)::integer AS count, max(created_at) AS newest_at FROM shown GROUP BY kind),
         page AS MATERIALIZED (
           SELECT n.id, n.seq, n.resolved_at FROM shown n WHERE ${where} ORDER BY ${order} ${limitTo(page, params)})
       SELECT coalesce((SELECT json_agg(one) FROM (SELECT ${NOTIFICATION}
           FROM page r JOIN notification n ON n.id = r.id ORDER BY r.${order.replace(', ', ', r.')}) one), '[]'::json) AS nodes,
         (SELECT coalesce(sum(n.count), 0)::integer FROM kinds n WHERE ${where}) AS "totalCount",
         coalesce((SELECT json_agg(one) FROM (${GROUPS}) one), '[]'::json) AS groups`,
      params.values,
    );
    return row!;
  }
}
