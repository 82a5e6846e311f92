import { Injectable } from '@nestjs/common';
import { instanceList } from '../../../domain/lists/course-instances.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { limitTo, readPage } from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import { notFound } from '../../platform/errors/app-error.js';
import type {
  CourseInstance,
  CourseInstanceAttention,
  CourseInstanceFilter,
  CourseInstancePage,
  CourseInstancesInput,
} from '../../platform/graphql/generated.js';
import { requireId } from '../../platform/validation/id.js';
import {
  instanceConditions,
  instanceOrder,
  NOT_OVER,
  OVERFULL,
  OVERLOADED,
  sortsByCount,
  UNGRADED,
} from './course-instance-conditions.sql.js';
import {
  countsOf,
  FIGURES,
  INSTANCE_COLUMNS,
  INSTANCE_TABLES,
  PEAK,
  toCourseInstance,
  type CourseInstanceRow,
} from './course-instance.view.js';

/** How many entries hang on an instance, planned ones included: with any of them it cannot be deleted. */
const STUDENTS = `(SELECT count(*)::integer FROM enrollment e
  WHERE e.course_instance_id = r.id AND e.removed_at IS NULL) AS students`;

/** Lists of course instances (pages, section 6): one statement each, whatever is asked of the students. */
@Injectable()
export class CourseInstanceList {
  constructor(private readonly database: Database) {}

  async page(input: CourseInstancesInput, asked: ReadonlySet<string>): Promise<CourseInstancePage> {
    const cut = readPage(instanceList, input);
    const params = new SqlParams();
    const rows = this.rows(input, params);
    const total = asked.has('totalCount') ? '(SELECT count(*)::integer FROM r)' : '0';
    const [answer] = await this.database.query<{ nodes: CourseInstanceRow[]; total: number }>(
      `${rows.sql}, page AS (SELECT * FROM r ${rows.order('r')} ${limitTo(cut, params)}), ${rows.finished('page')}
       SELECT coalesce((SELECT json_agg(f ${rows.order('f')}) FROM finished f), '[]'::json) AS nodes,
         ${total} AS total`,
      params.values,
    );
    return { nodes: answer!.nodes.map(toCourseInstance), totalCount: answer!.total };
  }

  /** Everything that the filter matches, in its order: for exports. */
  async all(input: CourseInstancesInput): Promise<CourseInstance[]> {
    const params = new SqlParams();
    const rows = this.rows(input, params);
    const found = await this.database.query<CourseInstanceRow>(
      `${rows.sql}, ${rows.finished('r')} SELECT f.* FROM finished f ${rows.order('f')}`,
      params.values,
    );
    return found.map(toCourseInstance);
  }

  async count(filter: CourseInstanceFilter): Promise<number> {
    return (await this.page({ filter, first: 1 }, new Set(['totalCount']))).totalCount;
  }

  async one(id: string, db: Queryable = this.database): Promise<CourseInstance> {
    const [row] = await this.some([requireId(id, 'id')], db);
    if (!row) throw notFound('Kurstillfället finns inte.');
    return row;
  }

  /** Those of these ids that exist, by start. */
  async some(ids: readonly string[], db: Queryable = this.database): Promise<CourseInstance[]> {
    const params = new SqlParams();
    const rows = this.rows({ filter: { ids: [...ids] } }, params);
    const found = await db.query<CourseInstanceRow>(
      `${rows.sql}, ${rows.finished('r')} SELECT f.* FROM finished f ${rows.order('f')}`,
      params.values,
    );
    return found.map(toCourseInstance);
  }

  async attention(): Promise<CourseInstanceAttention> {
    const [counts] = await this.database.query<CourseInstanceAttention>(
      `WITH base AS (SELECT ${INSTANCE_COLUMNS} FROM ${INSTANCE_TABLES} WHERE i.planning <> 'CANCELLED'),
         k AS (${countsOf('SELECT id FROM base')}),
         r AS (SELECT r.*, ${FIGURES} FROM base r LEFT JOIN k ON k.id = r.id)
       SELECT (count(*) FILTER (WHERE ${NOT_OVER} AND r."teacherId" IS NULL))::integer AS "withoutTeacher",
         (count(*) FILTER (WHERE ${NOT_OVER} AND ${OVERFULL}))::integer AS overfull,
         (count(*) FILTER (WHERE ${UNGRADED}))::integer AS ungraded,
         (count(*) FILTER (WHERE ${OVERLOADED}))::integer AS overloaded FROM r`,
    );
    return counts!;
  }

  /** Counts first where the filter or the order needs it, else only for the rows that are shown. */
  private rows({ filter, sort }: CourseInstancesInput, params: SqlParams) {
    const conditions = instanceConditions(filter ?? {}, params);
    const countFirst = conditions.counted !== null || sortsByCount(sort);
    const base = `base AS (SELECT ${INSTANCE_COLUMNS} FROM ${INSTANCE_TABLES} WHERE ${conditions.where})`;
    return {
      order: (row: string) => instanceOrder(sort, row),
      sql: countFirst
        ? `WITH ${base}, k AS (${countsOf('SELECT id FROM base')}),
             counted AS (SELECT r.*, ${FIGURES} FROM base r LEFT JOIN k ON k.id = r.id),
             r AS (SELECT r.* FROM counted r WHERE ${conditions.counted ?? 'true'})`
        : `WITH ${base}, r AS (SELECT * FROM base)`,
      finished: (from: string) =>
        countFirst
          ? `finished AS (SELECT r.*, ${PEAK}, ${STUDENTS} FROM ${from} r)`
          : `k AS (${countsOf(`SELECT id FROM ${from}`)}),
             finished AS (SELECT r.*, ${FIGURES}, ${PEAK}, ${STUDENTS} FROM ${from} r LEFT JOIN k ON k.id = r.id)`,
    };
  }
}
