import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type { AccessLogEntry, AccessLogInput, AccessLogPage } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { AuditTrail } from '../../platform/history/audit-trail.js';
import { requireId } from '../../platform/validation/id.js';
import { cleanText } from '../../platform/validation/text.js';

const PAGE = 50;
const LARGEST_PAGE = 200;

/** Who opened whose record (permissions, M56; security, T49): newest first, by the log's own order. */
@Injectable()
export class AccessLogService {
  constructor(
    private readonly database: Database,
    private readonly trail: AuditTrail,
  ) {}

  /** The reading of the log is recorded itself. */
  async page(call: Call, input: AccessLogInput): Promise<AccessLogPage> {
    const first = input.first ?? PAGE;
    if (first < 1 || first > LARGEST_PAGE)
      throw badField('first', 'RANGE', `Ange 1 till ${LARGEST_PAGE} rader.`);
    const params = new SqlParams();
    const found = await this.database.query<AccessLogEntry>(
      `SELECT l.id::text AS id, iso(l.at) AS at, l.user_id AS "userId", u.name AS "userName", l.role, l.action, l.detail,
         l.student_id AS "studentId", s.name AS "studentName", l.result, l.is_protected AS "isProtected",
         l.reason, l.question
       FROM access_log l LEFT JOIN app_user u ON u.id = l.user_id LEFT JOIN student s ON s.id = l.student_id
       WHERE ${conditions(input, params)} ORDER BY l.id DESC LIMIT ${params.add(first + 1)}`,
      params.values,
    );
    await this.trail.record(call, { kind: 'ACCESS_LOG_READ', newValues: asked(input) });
    const nodes = found.slice(0, first);
    return { nodes, nextCursor: found.length > first ? nodes.at(-1)!.id : null };
  }
}

/** What a reading was of: its filters alone. */
function asked({ userId, studentId, action, from, to }: AccessLogInput): Record<string, unknown> {
  const given = Object.entries({ userId, studentId, action, from, to }).filter(([, value]) => Boolean(value));
  return Object.fromEntries(given);
}

/** Days are Swedish ones: from midnight to midnight in Stockholm. */
function conditions(input: AccessLogInput, params: SqlParams): string {
  const { userId, studentId, action, from, to, isProtected, after } = input;
  const all = ['true'];
  if (userId) all.push(`l.user_id = ${params.add(requireId(userId, 'userId'))}`);
  if (studentId) all.push(`l.student_id = ${params.add(requireId(studentId, 'studentId'))}`);
  if (action) all.push(`l.action = ${params.add(cleanText(action))}`);
  if (from) all.push(`l.at >= ${params.add(from)}::date::timestamp AT TIME ZONE 'Europe/Stockholm'`);
  if (to) all.push(`l.at < (${params.add(to)}::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm'`);
  if (isProtected !== null && isProtected !== undefined)
    all.push(`l.is_protected = ${params.add(isProtected)}`);
  if (after) all.push(`l.id < ${params.add(readCursor(after))}::bigint`);
  return all.join(' AND ');
}

function readCursor(after: string): string {
  if (/^\d{1,18}$/.test(after)) return after;
  throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
}
