import { Injectable } from '@nestjs/common';
import { accessLogList } from '../../../domain/lists/logs.js';
import { Database } from '../../platform/database/database.js';
import {
  askedFor,
  cursorPage,
  daysOf,
  listConditions,
  pageSize,
  type FilterSql,
} from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { AccessLogEntry, AccessLogInput, AccessLogPage } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { AuditTrail } from '../../platform/history/audit-trail.js';

/** Swedish date of an entry, as indexed. */
const DAY = `((d.at AT TIME ZONE 'Europe/Stockholm')::date)`;
const [FIRST, LAST] = ['min', 'max'].map((end) => `(SELECT ${end}(${DAY}) FROM access_log d)`) as [
  string,
  string,
];

const sql: FilterSql<typeof accessLogList> = {
  userId: (value) => `l.user_id = ${value()}`,
  studentId: (value) => `l.student_id = ${value()}`,
  action: (value) => `l.action = ${value()}`,
  ...daysOf('l.at'),
  isProtected: (value) => `l.is_protected = ${value()}`,
};

/**
 * Restricts the scan to the ids between the requested days. Ids do not follow the clock exactly, so the minimum and
 * maximum are taken per day. One day is added at each end, because the time zone rules may have changed since an
 * entry was written.
 */
function withinDays({ from, to }: AccessLogInput, params: SqlParams): string {
  if (!from && !to) return 'true';
  const first = from ? `greatest(${params.add(from)}::date, ${FIRST})` : FIRST;
  const last = to ? `least(${params.add(to)}::date, ${LAST})` : LAST;
  const idOf = (extreme: 'min' | 'max') =>
    `(SELECT ${extreme}((SELECT ${extreme}(d.id) FROM access_log d WHERE ${DAY} = days.day::date))
      FROM generate_series(${first}::timestamp - interval '1 day', ${last}::timestamp + interval '1 day', interval '1 day') AS days (day))`;
  return [...(from ? [`l.id >= ${idOf('min')}`] : []), ...(to ? [`l.id <= ${idOf('max')}`] : [])].join(
    ' AND ',
  );
}

/** Reads the access log, newest first by id (permissions, M56; security, T49). */
@Injectable()
export class AccessLogService {
  constructor(
    private readonly database: Database,
    private readonly trail: AuditTrail,
  ) {}

  /** Reading the log is recorded in the audit log. */
  async page(call: Call, input: AccessLogInput): Promise<AccessLogPage> {
    const rows = pageSize(accessLogList, input.first);
    const params = new SqlParams();
    const found = await this.database.query<AccessLogEntry>(
      `SELECT l.id::text AS id, iso(l.at) AS at, l.user_id AS "userId", u.name AS "userName", l.role, l.action, l.detail,
         l.student_id AS "studentId", s.name AS "studentName", l.result, l.is_protected AS "isProtected",
         l.reason, l.question
       FROM (SELECT l.* FROM access_log l
           WHERE ${listConditions(accessLogList, input, { sql, id: 'l.id', params })} AND ${withinDays(input, params)}
           ORDER BY l.id DESC LIMIT ${params.add(rows + 1)}) l
         LEFT JOIN app_user u ON u.id = l.user_id LEFT JOIN student s ON s.id = l.student_id
       ORDER BY l.id DESC`,
      params.values,
    );
    await this.trail.record(call, { kind: 'ACCESS_LOG_READ', newValues: askedFor(accessLogList, input) });
    return cursorPage(found, rows);
  }
}
