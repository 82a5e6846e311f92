import { Injectable } from '@nestjs/common';
import { matchedList } from '../../../domain/lists/course-matching.js';
import type { Actor } from '../../platform/auth/actor.js';
import { isFoundByKin } from '../catalogue/courses/course-kin.queries.js';
import { Database } from '../../platform/database/database.js';
import { filterConditions, readPage, type FilterSql } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { LATER_WORK } from '../enrollments/undo/enrollment-undo.repository.js';
import type {
  MatchedEntriesInput,
  MatchedEntry,
  MatchedEntryPage,
} from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { courseJson } from '../catalogue/courses/course-json.queries.js';

/** Students placed by matching (pages, section 7: 'omatchade/osäkra/matchade'). */
@Injectable()
export class MatchedList {
  constructor(private readonly database: Database) {}

  /**
   * Reads a page in one statement. The batches on the page follow from the number of placements per batch; names,
   * order and undo are read only for those batches.
   */
  async page(actor: Actor, input: MatchedEntriesInput): Promise<MatchedEntryPage> {
    const { first, offset } = readPage(matchedList, input);
    const params = new SqlParams();
    const filter = input.filter ?? {};
    const narrowed = filterConditions(matchedList, filter, { sql: FILTER, params });
    const from = `(${params.add(offset)}::integer)`;
    const [row] = await this.database[filter.q?.trim() ? 'query' : 'hot']<{
      nodes: MatchedEntry[];
      total: number;
    }>(
      `WITH ${accessLogPart(actor, 'LIST_STUDENTS', params, null)},
       placed AS MATERIALIZED (${narrowed.length > 0 ? countedIn(narrowed) : COUNTED}),
       ahead AS MATERIALIZED (
         SELECT b.id, b.created_at, p.entries,
           sum(p.entries) OVER (ORDER BY b.created_at DESC, b.id)::integer - p.entries AS before
         FROM placed p JOIN enrollment_batch b ON b.id = p.batch_id WHERE ${IS_MATCH} AND p.entries > 0),
       shown AS MATERIALIZED (
         SELECT id, before FROM ahead WHERE before < ${from} + ${first} AND before + entries > ${from}),
       page AS MATERIALIZED (
         SELECT e.id, e.student_id, s.name AS student, s.municipality, e.course_id, e.course_instance_id, e.start_date,
           b.id AS batch_id, b.created_at, b.created_by_name, b.size
         FROM enrollment_batch b JOIN enrollment_batch_item i ON i.batch_id = b.id
         JOIN enrollment e ON e.id = i.enrollment_id JOIN student s ON s.id = e.student_id
         WHERE b.id = ANY (ARRAY(SELECT id FROM shown)) AND ${[IS_PLACED, ...narrowed].join(' AND ')}
         ORDER BY b.created_at DESC, b.id, s.name, e.id
         LIMIT ${first} OFFSET ${from} - coalesce((SELECT min(before) FROM shown), 0)),
       fixed AS MATERIALIZED (
         SELECT b.id FROM enrollment_batch b WHERE b.id = ANY (ARRAY(SELECT batch_id FROM page)) AND EXISTS (
           SELECT FROM enrollment_batch_item i JOIN enrollment e ON e.id = i.enrollment_id
           WHERE i.batch_id = b.id AND (${LATER_WORK})))
       SELECT (SELECT coalesce(json_agg(json_build_object('id', p.id, 'studentId', p.student_id, 'student', p.student,
           'municipality', p.municipality,
           'course', ${courseJson('c')},
           'instance', ci.name, 'instanceId', ci.id, 'startDate', p.start_date, 'matchedAt', iso(p.created_at),
           'matchedBy', p.created_by_name, 'batchId', p.batch_id, 'batchSize', p.size,
           'mayUndo', p.batch_id <> ALL (ARRAY(SELECT id FROM fixed)))
           ORDER BY p.created_at DESC, p.batch_id, p.student, p.id), '[]')
         FROM page p JOIN course c ON c.id = p.course_id
         LEFT JOIN course_instance ci ON ci.id = p.course_instance_id) AS nodes,
         (SELECT coalesce(sum(entries), 0)::integer FROM ahead) AS total`,
      params.values,
    );
    return { nodes: row!.nodes, totalCount: row!.total };
  }
}

const IS_MATCH = `b.kind = 'MATCH' AND b.undone_at IS NULL`;
const IS_PLACED = 'e.removed_at IS NULL AND e.is_enrollment';

/** Placements per batch: all entries minus the reverted ones. */
const COUNTED = `SELECT own.batch_id, (own.entries - coalesce(gone.entries, 0))::integer AS entries
  FROM (
    SELECT i.batch_id, count(*) AS entries FROM enrollment_batch_item i JOIN enrollment_batch b ON b.id = i.batch_id
    WHERE ${IS_MATCH} GROUP BY i.batch_id) own
  LEFT JOIN (
    SELECT i.batch_id, count(*) AS entries FROM enrollment e JOIN enrollment_batch_item i ON i.enrollment_id = e.id
    WHERE e.removed_at IS NOT NULL OR NOT e.is_enrollment GROUP BY i.batch_id) gone ON gone.batch_id = own.batch_id`;

/** Placements per batch whose enrolment `e` meets the conditions. */
const countedIn = (conditions: readonly string[]): string => `SELECT i.batch_id, count(*)::integer AS entries
  FROM enrollment_batch b JOIN enrollment_batch_item i ON i.batch_id = b.id JOIN enrollment e ON e.id = i.enrollment_id
  WHERE ${[IS_MATCH, IS_PLACED, ...conditions].join(' AND ')} GROUP BY i.batch_id`;

/** Students and courses are searched with their own indexes, once per query. */
const FILTER: FilterSql<typeof matchedList> = {
  q: (value) => `(e.student_id IN (
      SELECT s.id FROM student s WHERE lower(s.name) LIKE ${value()}
        AND lower(s.name || ' ' || coalesce(s.email, '') || ' ' || coalesce(s.personal_number, '')) LIKE ${value()})
    OR e.course_id IN (
      SELECT c.id FROM course c WHERE lower(c.name || ' ' || c.code) LIKE ${value()}
        AND (lower(c.name) LIKE ${value()} OR lower(c.code) LIKE ${value()})
      UNION ALL SELECT c.id FROM course c WHERE ${isFoundByKin('c', (text) => `${text} LIKE ${value()}`)}))`,
  courseId: (value) => `e.course_id = ${value()}`,
  municipality: (value) => `e.student_id IN (SELECT id FROM student WHERE municipality = ${value()})`,
  startFrom: (value) => `e.start_date >= ${value()}::date`,
  startTo: (value) => `e.start_date <= ${value()}::date`,
};
