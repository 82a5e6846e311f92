import { Injectable } from '@nestjs/common';
import { auditLogList } from '../../../domain/lists/logs.js';
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
import type {
  AuditChange,
  AuditLogEntry,
  AuditLogInput,
  AuditLogPage,
} from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import type { AuditValues } from '../../platform/history/audit.js';
import { AuditTrail } from '../../platform/history/audit-trail.js';

const sql: FilterSql<typeof auditLogList> = {
  userId: (value) => `(l.user_id = ${value()} OR l.subject_id = ${value()})`,
  kind: (value) => `l.kind = ${value()}`,
  ...daysOf('l.at'),
};

interface Row extends Omit<AuditLogEntry, 'changes'> {
  previous: AuditValues;
  next: AuditValues;
  /** Id of a protected student whose account acted or was affected. */
  protectedStudentId: string | null;
}

/** Name of the course, package, program or instance that an entry is about; null for other entries. */
const SUBJECT_NAME = `CASE l.kind
  WHEN 'COURSE_INSTANCE_CHANGED' THEN (SELECT name FROM course_instance WHERE id = l.subject_id)
  WHEN 'CATALOGUE_CHANGED' THEN (
    SELECT name FROM course WHERE id = l.subject_id
    UNION ALL SELECT name FROM course_package WHERE id = l.subject_id
    UNION ALL SELECT name FROM program WHERE id = l.subject_id) END`;

/** Reads the audit log, newest first by id. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly database: Database,
    private readonly trail: AuditTrail,
  ) {}

  /** Records the read after fetching the page. */
  async page(call: Call, input: AuditLogInput): Promise<AuditLogPage> {
    const rows = pageSize(auditLogList, input.first);
    const { nodes, nextCursor } = cursorPage(await this.rows(input, rows + 1), rows);
    await this.trail.record(call, { kind: 'AUDIT_LOG_READ', newValues: askedFor(auditLogList, input) });
    return {
      nodes: nodes.map(({ previous, next, protectedStudentId: _hidden, ...entry }) => ({
        ...entry,
        changes: changesOf(previous, next),
      })),
      nextCursor,
    };
  }

  /** All matching rows without `limit`, for the export, which records its own read. */
  rows(input: AuditLogInput, limit?: number): Promise<Row[]> {
    const params = new SqlParams();
    return this.database.query<Row>(
      `SELECT l.id::text AS id, iso(l.at) AS at, l.kind, l.user_id AS "userId", u.name AS "userName", l.role,
         l.subject_id AS "subjectId", coalesce(s.name, ${SUBJECT_NAME}) AS "subjectName", l.address, l.user_agent AS "userAgent",
         l.previous_values AS previous, l.new_values AS next,
         (SELECT p.id FROM student p WHERE p.is_protected AND p.user_id IN (l.user_id, l.subject_id) LIMIT 1)
           AS "protectedStudentId"
       FROM audit_log l LEFT JOIN app_user u ON u.id = l.user_id LEFT JOIN app_user s ON s.id = l.subject_id
       WHERE ${conditionsOf(input, params)} ORDER BY l.id DESC${limit ? ` LIMIT ${params.add(limit)}` : ''}`,
      params.values,
    );
  }

  async count(input: AuditLogInput): Promise<number> {
    const params = new SqlParams();
    const [found] = await this.database.query<{ count: number }>(
      `SELECT count(*)::integer AS count FROM audit_log l WHERE ${conditionsOf(input, params)}`,
      params.values,
    );
    return found!.count;
  }
}

/** Old and new values of all changed fields, as text. */
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

function conditionsOf(input: AuditLogInput, params: SqlParams): string {
  return listConditions(auditLogList, input, { sql, id: 'l.id', params });
}
