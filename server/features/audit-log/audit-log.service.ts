import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { badField } from '../../platform/errors/app-error.js';
import type {
  AuditChange,
  AuditLogEntry,
  AuditLogInput,
  AuditLogPage,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { AuditValues } from '../../platform/history/audit.js';
import { AuditTrail } from '../../platform/history/audit-trail.js';
import { requireId } from '../../platform/validation/id.js';

const PAGE = 50;
const LARGEST_PAGE = 200;

interface Row extends Omit<AuditLogEntry, 'changes'> {
  previous: AuditValues;
  next: AuditValues;
  /** The student with protected data whose account it is about, or who did it. */
  protectedStudentId: string | null;
}

/** Who signed in, and who changed accounts, keys and settings: newest first, by the log's own order. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly database: Database,
    private readonly trail: AuditTrail,
  ) {}

  /** The reading itself is recorded, after what it shows has been read. */
  async page(call: Call, input: AuditLogInput): Promise<AuditLogPage> {
    const first = input.first ?? PAGE;
    if (first < 1 || first > LARGEST_PAGE)
      throw badField('first', 'RANGE', `Ange 1 till ${LARGEST_PAGE} rader.`);
    const found = await this.rows(input, first + 1);
    await this.trail.record(call, { kind: 'AUDIT_LOG_READ', newValues: asked(input) });
    const nodes = found.slice(0, first).map(({ previous, next, protectedStudentId: _hidden, ...entry }) => ({
      ...entry,
      changes: changesOf(previous, next),
    }));
    return { nodes, nextCursor: found.length > first ? nodes.at(-1)!.id : null };
  }

  /** Without a limit for a file, which leaves its own trace. */
  rows(input: AuditLogInput, limit?: number): Promise<Row[]> {
    const params = new SqlParams();
    return this.database.query<Row>(
      `SELECT l.id::text AS id, iso(l.at) AS at, l.kind, l.user_id AS "userId", u.name AS "userName", l.role,
         l.subject_id AS "subjectId", s.name AS "subjectName", l.address, l.user_agent AS "userAgent",
         l.previous_values AS previous, l.new_values AS next,
         (SELECT p.id FROM student p WHERE p.is_protected AND p.user_id IN (l.user_id, l.subject_id) LIMIT 1)
           AS "protectedStudentId"
       FROM audit_log l LEFT JOIN app_user u ON u.id = l.user_id LEFT JOIN app_user s ON s.id = l.subject_id
       WHERE ${conditions(input, params)} ORDER BY l.id DESC${limit ? ` LIMIT ${params.add(limit)}` : ''}`,
      params.values,
    );
  }

  async count(input: AuditLogInput): Promise<number> {
    const params = new SqlParams();
    const [found] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_log l WHERE ${conditions(input, params)}`,
      params.values,
    );
    return found!.count;
  }
}

/** The fields of both sides, each with what it was and what it became, as texts. */
export function changesOf(previous: AuditValues, next: AuditValues): AuditChange[] {
  return [...new Set([...Object.keys(previous), ...Object.keys(next)])].map((field) => ({
    field,
    before: shown(previous[field]),
    after: shown(next[field]),
  }));
}

function shown(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a reading was of: its filters alone. */
function asked({ kind, userId, from, to }: AuditLogInput): AuditValues {
  return Object.fromEntries(Object.entries({ kind, userId, from, to }).filter(([, value]) => Boolean(value)));
}

/** Days are Swedish ones: from midnight to midnight in Stockholm. */
function conditions({ userId, kind, from, to, after }: AuditLogInput, params: SqlParams): string {
  const all = ['true'];
  if (userId) {
    const who = params.add(requireId(userId, 'userId'));
    all.push(`(l.user_id = ${who} OR l.subject_id = ${who})`);
  }
  if (kind) all.push(`l.kind = ${params.add(kind)}`);
  if (from) all.push(`l.at >= ${params.add(from)}::date::timestamp AT TIME ZONE 'Europe/Stockholm'`);
  if (to) all.push(`l.at < (${params.add(to)}::date + 1)::timestamp AT TIME ZONE 'Europe/Stockholm'`);
  if (after) all.push(`l.id < ${params.add(readCursor(after))}::bigint`);
  return all.join(' AND ');
}

function readCursor(after: string): string {
  if (/^\d{1,18}$/.test(after)) return after;
  throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
}
