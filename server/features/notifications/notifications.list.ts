import { Injectable } from '@nestjs/common';
import { notificationList } from '../../../domain/lists/own/notifications.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database } from '../../platform/database/database.js';
import { filterConditions, limitTo, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { NotificationPage, NotificationsInput } from '../../platform/graphql/generated.js';
import { NOTIFICATION, shownTo } from './notifications.sql.js';

const FILTER: FilterSql<typeof notificationList> = {
  kind: (value) => `n.kind = ${value()}`,
  // Also when it is off: what was handled does not wait.
  resolved: null,
};

/** Of each kind how many and how new, the newest kind first. */
const GROUPS = `SELECT n.kind, count(*)::integer AS count, iso(max(n.created_at)) AS "newestAt"`;
const BY_KIND = 'GROUP BY n.kind ORDER BY max(n.created_at) DESC, n.kind';

/** One's notices page by page, and by kind: one statement, whatever there is. */
@Injectable()
export class NotificationList {
  constructor(private readonly database: Database) {}

  async page(actor: Actor, input: NotificationsInput): Promise<NotificationPage> {
    const page = readPage(notificationList, input);
    const filter = input.filter ?? {};
    const params = new SqlParams();
    const state = filter.resolved ? 'r.user_id IS NOT NULL' : 'r.user_id IS NULL';
    const order = filter.resolved ? 'n.resolved_at DESC, n.seq DESC' : 'n.seq DESC';
    const shown = `SELECT n.*, r.resolved_at ${shownTo(actor, params, () => state)}`;
    const where = ['true', ...filterConditions(notificationList, filter, { sql: FILTER, params })].join(
      ' AND ',
    );
    const [row] = await this.database.query<NotificationPage>(
      `WITH shown AS MATERIALIZED (${shown}),
         page AS (SELECT * FROM shown n WHERE ${where} ORDER BY ${order} ${limitTo(page, params)})
       SELECT coalesce((SELECT json_agg(one) FROM (SELECT ${NOTIFICATION}
           FROM page n CROSS JOIN LATERAL (SELECT n.resolved_at) r ORDER BY ${order}) one), '[]'::json) AS nodes,
         (SELECT count(*)::integer FROM shown n WHERE ${where}) AS "totalCount",
         coalesce((SELECT json_agg(one) FROM (${GROUPS} FROM shown n ${BY_KIND}) one), '[]'::json) AS groups`,
      params.values,
    );
    return row!;
  }
}
