import { Injectable } from '@nestjs/common';
import { needList } from '../../../domain/lists/course-matching.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { readPage } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type {
  CourseMatchingInput,
  CourseWaiting,
  MatchBatch,
  MatchCounts,
  MatchFilter,
  MatchNeed,
  MatchPage,
  SafeGroup,
  SafeMatches,
  UnmatchedCourse,
} from '../../platform/graphql/generated.js';
import { accessLogPart } from '../../platform/history/access-log.js';
import { questionOf } from '../../platform/history/access-question.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import { requireId } from '../../platform/validation/id.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { COUNTS_JSON, judgedNeeds, NEED_JSON, SHOWN_PROPOSALS, waitingFor } from './need.queries.js';

/** Sort order: by state, then by earliest start. */
const ORDER = `array_position(ARRAY['SAFE', 'UNCERTAIN', 'NONE'], state), earliest, student, key`;
const MOST = 100_000;
const MOST_COURSES = 50;
/** Number of waiting students named on the page of a course instance. */
const MOST_WAITING = 5;

/** A row of `NEED_JSON`, including `isProtected` for the export. */
export type ExportedNeed = MatchNeed & { isProtected: boolean };

/** A need and the instance to place it in. */
export interface SafePick {
  key: string;
  instanceId: string;
}

/** Reads needs and proposals, in one statement per query (pages, section 7). */
@Injectable()
export class MatchList {
  constructor(private readonly database: Database) {}

  async page(actor: Actor, input: CourseMatchingInput): Promise<MatchPage> {
    const { first, offset } = readPage(needList, input);
    return this.read(actor, input.filter ?? {}, first, offset, true);
  }

  /** Students who wait for a course, first the ones who may start earliest. */
  async waiting(actor: Actor, courseId: string): Promise<CourseWaiting> {
    const params = new SqlParams();
    const course = params.add(requireId(courseId, 'courseId'));
    const visible = visibleTo(actor, params);
    const log = accessLogPart(actor, 'LIST_STUDENTS', params, null, null, {
      ids: 'SELECT id FROM first_ones',
      question: null,
    });
    const [row] = await this.database.query<CourseWaiting>(
      `WITH ${waitingFor(course, visible)},
       first_ones AS MATERIALIZED (SELECT * FROM waiting ORDER BY earliest, name, id LIMIT ${MOST_WAITING}), ${log}
       SELECT (SELECT count(*)::integer FROM waiting) AS "totalCount",
         (SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'earliestOn', earliest)
            ORDER BY earliest, name, id), '[]'::json) FROM first_ones) AS students`,
      params.values,
    );
    return row!;
  }

  /** All needs, for the export, which writes its own access log entry. */
  async all(actor: Actor, filter: MatchFilter): Promise<ExportedNeed[]> {
    return (await this.read(actor, filter, MOST, 0, false)).nodes as ExportedNeed[];
  }

  async count(filter: MatchFilter): Promise<number> {
    const params = new SqlParams();
    const parts = judgedNeeds(filter, params);
    const [row] = await this.database.query<{ total: number }>(
      `WITH ${parts} SELECT count(*)::integer AS total FROM judged WHERE ${stateCondition(filter, params)}`,
      params.values,
    );
    return row!.total;
  }

  private async read(
    actor: Actor,
    filter: MatchFilter,
    limit: number,
    offset: number,
    logged: boolean,
  ): Promise<MatchPage> {
    const params = new SqlParams();
    const parts = judgedNeeds(filter, params);
    const state = stateCondition(filter, params);
    const log = accessLogPart(actor, logged ? 'LIST_STUDENTS' : null, params, null, null, {
      ids: 'SELECT student_id FROM page',
      question: questionOf(filter),
    });
    // The plan does not depend on the page: all needs are evaluated.
    const [row] = await this.database[filter.q?.trim() ? 'query' : 'hot']<{
      nodes: MatchNeed[];
      counts: MatchCounts;
    }>(
      `WITH ${parts},
       page AS MATERIALIZED (SELECT * FROM judged WHERE ${state} ORDER BY ${ORDER}
         LIMIT ${limit} OFFSET ${params.add(offset)}), ${SHOWN_PROPOSALS}, ${log}
       SELECT (SELECT coalesce(json_agg(${NEED_JSON} ORDER BY ${ORDER}), '[]') FROM page j) AS nodes,
         ${COUNTS_JSON} AS counts`,
      params.values,
    );
    const { nodes, counts } = row!;
    return { nodes, totalCount: counts[filter.state ? COUNT_OF[filter.state] : 'needs'], counts };
  }

  /** Needs without an instance, grouped by course, without students. */
  unmatched(): Promise<UnmatchedCourse[]> {
    const params = new SqlParams();
    return this.database.query<UnmatchedCourse>(
      `WITH ${judgedNeeds({}, params)}
       SELECT coalesce(j.words, named.wanted) AS wanted,
         CASE WHEN cardinality(j.courses) = 1 THEN j.courses[1] END AS "courseId",
         count(*)::integer AS waiting, min(j.earliest) AS "earliestOn"
       FROM judged j LEFT JOIN named ON named.courses = j.courses WHERE j.state = 'NONE' GROUP BY 1, 2 ORDER BY waiting DESC, "earliestOn", wanted LIMIT ${MOST_COURSES}`,
      params.values,
    );
  }

  async safe(actor: Actor, filter: MatchFilter): Promise<SafeMatches> {
    const params = new SqlParams();
    const parts = judgedNeeds(filter, params);
    const log = accessLogPart(actor, 'LIST_STUDENTS', params, null, null, {
      ids: `SELECT student_id FROM judged WHERE state = 'SAFE'`,
      question: questionOf(filter),
    });
    const groups = await this.database.query<SafeGroup>(
      `WITH ${parts}, ${log}
       SELECT o.id AS "instanceId", o.name, c.code AS "courseCode", ${equivalentsOf('c.id')} AS equivalents, o.start_date AS "startDate",
         o.seats_left AS "seatsLeft", array_agg(j.student ORDER BY j.student) AS students
       FROM judged j JOIN offer o ON o.id = j.instance_id JOIN course c ON c.id = o.course_id
       WHERE j.state = 'SAFE'
       GROUP BY o.id, o.name, c.id, c.code, o.start_date, o.seats_left ORDER BY o.start_date, o.name, o.id`,
      params.values,
    );
    return { total: groups.reduce((sum, { students }) => sum + students.length, 0), groups };
  }

  batches(actor: Actor): Promise<MatchBatch[]> {
    return readBatches(this.database, actor, null);
  }
}

const COUNT_OF = { SAFE: 'safe', UNCERTAIN: 'uncertain', NONE: 'none', SKIPPED: 'skipped' } as const;

/** Skipped needs are shown only if the filter includes them. */
function stateCondition({ state }: MatchFilter, params: SqlParams): string {
  return state ? `state = ${params.add(state)}` : `state <> 'SKIPPED'`;
}

/** Needs that would be matched now, in the order in which they get seats. */
export async function safePicks(db: Queryable, filter: MatchFilter): Promise<SafePick[]> {
  const params = new SqlParams();
  return db.query<SafePick>(
    `WITH ${judgedNeeds(filter, params)}
     SELECT key, instance_id AS "instanceId" FROM judged WHERE state = 'SAFE' ORDER BY earliest, created_at, key`,
    params.values,
  );
}

export async function countNeeds(db: Queryable): Promise<MatchCounts> {
  const params = new SqlParams();
  const [row] = await db.query<{ counts: MatchCounts }>(
    `WITH ${judgedNeeds({}, params)} SELECT ${COUNTS_JSON} AS counts`,
    params.values,
  );
  return row!.counts;
}

/** The last ten matching batches, or the one with the id. */
export function readBatches(db: Queryable, actor: Actor, id: string | null): Promise<MatchBatch[]> {
  const params = new SqlParams();
  const wanted = params.add(id);
  return db.query<MatchBatch>(
    `WITH ${accessLogPart(actor, 'LIST_STUDENTS', params, null)}
     SELECT b.id, b.title, b.size, iso(b.created_at) AS "createdAt", b.created_by_name AS "createdBy",
       iso(b.undone_at) AS "undoneAt",
       (SELECT coalesce(json_agg(entry), '[]') FROM (
          SELECT json_build_object('studentId', s.id, 'student', s.name, 'course', c.name, 'instance', ci.name,
            'startDate', ci.start_date) AS entry
          FROM enrollment_batch_item i JOIN enrollment e ON e.id = i.enrollment_id JOIN student s ON s.id = e.student_id
          JOIN course c ON c.id = e.course_id LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
          WHERE i.batch_id = b.id ORDER BY s.name, e.id LIMIT 100) listed) AS entries
     FROM enrollment_batch b WHERE b.kind = 'MATCH' AND (${wanted}::uuid IS NULL OR b.id = ${wanted}::uuid)
     ORDER BY b.created_at DESC, b.id DESC LIMIT 10`,
    params.values,
  );
}
