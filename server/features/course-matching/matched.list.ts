import { Injectable } from '@nestjs/common';
import { matchedList } from '../../../domain/lists/course-matching.js';
import type { Actor } from '../../platform/auth/actor.js';
import { isFoundByKin } from '../catalogue/courses/course-kin.sql.js';
import { Database } from '../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { LATER_WORK } from '../enrollments/undo/enrollment-undo.writes.js';
import type {
  MatchedEntriesInput,
  MatchedEntry,
  MatchedEntryPage,
  MatchFilter,
} from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { courseJson } from '../catalogue/courses/course-json.sql.js';

/** Whom matching has placed: what the needs became (pages, section 7: 'omatchade/osäkra/matchade'). */
@Injectable()
export class MatchedList {
  constructor(private readonly database: Database) {}

  /** One statement; whether an action may be undone is asked for the actions of the page alone. */
  async page(actor: Actor, input: MatchedEntriesInput): Promise<MatchedEntryPage> {
    const { first, offset } = readPage(matchedList, input);
    const params = new SqlParams();
    const [row] = await this.database.query<{ nodes: MatchedEntry[]; total: number }>(
      `WITH ${accessLogPart(actor, 'LIST_STUDENTS', params, null)},
       placed AS MATERIALIZED (
         SELECT e.id, e.student_id, s.name AS student, s.municipality, e.course_id, e.course_instance_id, e.start_date,
           b.id AS batch_id, b.created_at, b.created_by_name, b.size
         FROM enrollment_batch b JOIN enrollment_batch_item i ON i.batch_id = b.id
         JOIN enrollment e ON e.id = i.enrollment_id JOIN student s ON s.id = e.student_id
         JOIN course c ON c.id = e.course_id
         WHERE ${conditions(input.filter ?? {}, params)}),
       page AS MATERIALIZED (SELECT * FROM placed ORDER BY created_at DESC, batch_id, student, id
         LIMIT ${params.add(first)} OFFSET ${params.add(offset)}),
       fixed AS MATERIALIZED (
         SELECT DISTINCT b.id FROM enrollment_batch b JOIN enrollment_batch_item i ON i.batch_id = b.id
         JOIN enrollment e ON e.id = i.enrollment_id
         WHERE b.id = ANY (ARRAY(SELECT batch_id FROM page)) AND (${LATER_WORK}))
       SELECT (SELECT coalesce(json_agg(json_build_object('id', p.id, 'studentId', p.student_id, 'student', p.student,
           'municipality', p.municipality,
           'course', ${courseJson('c')},
           'instance', ci.name, 'startDate', p.start_date, 'matchedAt', iso(p.created_at),
           'matchedBy', p.created_by_name, 'batchId', p.batch_id, 'batchSize', p.size,
           'mayUndo', p.batch_id <> ALL (ARRAY(SELECT id FROM fixed)))
           ORDER BY p.created_at DESC, p.batch_id, p.student, p.id), '[]')
         FROM page p JOIN course c ON c.id = p.course_id
         LEFT JOIN course_instance ci ON ci.id = p.course_instance_id) AS nodes,
         (SELECT count(*)::integer FROM placed) AS total`,
      params.values,
    );
    return { nodes: row!.nodes, totalCount: row!.total };
  }
}

const FILTER: FilterSql<typeof matchedList> = {
  q: (
    value,
  ) => `(lower(s.name) LIKE ${value()} OR lower(c.name) LIKE ${value()} OR lower(c.code) LIKE ${value()}
        OR ${isFoundByKin('c', (text) => `${text} LIKE ${value()}`)})`,
  courseId: (value) => `e.course_id = ${value()}`,
  municipality: (value) => `s.municipality = ${value()}`,
  startFrom: (value) => `e.start_date >= ${value()}::date`,
  startTo: (value) => `e.start_date <= ${value()}::date`,
};

function conditions(filter: MatchFilter, params: SqlParams): string {
  return [
    `b.kind = 'MATCH'`,
    'b.undone_at IS NULL',
    'e.removed_at IS NULL',
    'e.is_enrollment',
    ...filterConditions(matchedList, filter, { sql: FILTER, params }),
  ].join(' AND ');
}
