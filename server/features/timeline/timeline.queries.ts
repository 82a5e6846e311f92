import { Injectable } from '@nestjs/common';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { timelineLog } from '../../../domain/lists/logs.js';
import { Database } from '../../platform/database/database.js';
import { pageSize } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { badField, forbidden, notFound } from '../../platform/errors/app-error.js';
import type { StudentTimeline, StudentTimelineInput } from '../../platform/graphql/generated.js';
import type { Call } from '../../platform/graphql/request-context.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { requireId } from '../../platform/validation/id.js';
import { mayReadChanges, mayReadTimeline, readableKinds } from './timeline.policy.js';
import { timelineEntries, type TimelineRow } from './timeline-entries.queries.js';
import { toEntry } from './timeline.mapper.js';

/** Cursor: microseconds and the id. */
const CURSOR = /^(\d{1,16})\/([A-Z]+:[0-9a-f:-]{36,73})$/;
const MICROSECONDS = '(extract(epoch FROM at) * 1000000)::bigint';

/** A student's timeline: one statement per page, which also writes the access log. */
@Injectable()
export class StudentTimelines {
  constructor(private readonly database: Database) {}

  /** Newest first. FORBIDDEN for students who request another record, whether it exists or not (permissions, 1.7c). */
  async read({ actor }: Call, input: StudentTimelineInput): Promise<StudentTimeline> {
    const studentId = requireId(input.studentId, 'studentId');
    if (!mayReadTimeline(actor, studentId)) throw forbidden();
    const first = pageSize(timelineLog, input.first);
    const kinds = readableKinds(actor, studentId);
    const asked = input.kinds?.length ? kinds.filter((kind) => input.kinds!.includes(kind)) : kinds;
    const params = new SqlParams();
    const found = `SELECT s.id, s.is_protected FROM student s
      WHERE s.id = ${params.add(studentId)} AND ${visibleTo(actor, params)}`;
    const entries = timelineEntries(asked, { changes: mayReadChanges(actor) });
    const rows = await this.database.query<{ entries: TimelineRow[] }>(
      `WITH found AS MATERIALIZED (${found}), ${accessLogPart(actor, 'READ_HISTORY', params, 'found', timelineLog.title)}
       SELECT ${entries ? entriesJson(entries, { after: input.after, first }, params) : `'[]'::json`} AS entries FROM found`,
      params.values,
    );
    if (!rows[0]) throw notFound('Eleven finns inte.');
    const page = rows[0].entries.slice(0, first);
    const more = rows[0].entries.length > first;
    return {
      kinds,
      nodes: page.map((row) => toEntry(row, actor, studentId)),
      nextCursor: more ? page.at(-1)!.cursor : null,
    };
  }
}

/** One row more than shown, to detect a next page. */
function entriesJson(
  entries: string,
  { after, first }: { after: string | null | undefined; first: number },
  params: SqlParams,
): string {
  return `(SELECT coalesce(json_agg(page), '[]'::json) FROM (
    SELECT kind, what, id, iso(at) AS at, by, facts, ${MICROSECONDS} || '/' || id AS cursor
    FROM (${entries}) AS entry ${after ? `WHERE ${afterCursor(after, params)}` : ''}
    ORDER BY entry.at DESC, id DESC LIMIT ${params.add(first + 1)}) AS page)`;
}

function afterCursor(cursor: string, params: SqlParams): string {
  const [, at, id] = CURSOR.exec(cursor) ?? [];
  if (!at || !id) throw badField('after', 'FORMAT', 'after är inte en giltig markör.');
  return `(${MICROSECONDS}, id) < (${params.add(at)}::bigint, ${params.add(id)}::text COLLATE "C")`;
}
