import { Injectable } from '@nestjs/common';
import { instanceList } from '../../../domain/lists/course-instances.js';
import { Database, type Queryable } from '../../platform/database/database.js';
import { readPage } from '../../platform/database/list-query.js';
import { type Found, placeOf, shownOf } from '../../platform/database/paging/cursor.js';
import { lastPlace, stretchOf, type Stretch } from '../../platform/database/paging/keyset.js';
import type { Order } from '../../platform/database/paging/order.js';
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
  NOT_OVER,
  OVERFULL,
  OVERLOADED,
  UNGRADED,
} from './course-instance-conditions.queries.js';
import { instanceOrder, sortsByCount, sortsByCourse } from './course-instance-order.queries.js';
import {
  FIGURES,
  figuresOf,
  FOUND_BY,
  HAS_STUDENTS,
  instanceColumns,
  NOW,
  TEACHER,
  toCourseInstance,
  type CourseInstanceRow,
} from './course-instance.mapper.js';

const FIGURES_OF_ALL = `k AS MATERIALIZED (${figuresOf('true')})`;
const WITH_FIGURES = 'LEFT JOIN k ON k.id = i.id';

/** The SQL of a list, of one page or of all rows. */
interface Reading {
  sql: string;
  total: string;
  order: Order;
}

/** Lists of course instances (pages, section 6), one statement each. */
@Injectable()
export class CourseInstanceList {
  constructor(private readonly database: Database) {}

  async page(
    input: CourseInstancesInput,
    asked: { page: ReadonlySet<string>; nodes: ReadonlySet<string> },
  ): Promise<CourseInstancePage> {
    const { first, offset } = readPage(instanceList, input);
    const params = new SqlParams();
    const { sql, total, order } = reading(input, { first, offset, asked: asked.nodes }, params);
    const [answer] = await this.database[input.filter?.q?.trim() ? 'query' : 'hot']<Found<CourseInstanceRow>>(
      `${sql} SELECT coalesce((SELECT json_agg(f) FROM finished f), '[]'::json) AS nodes,
         ${asked.page.has('totalCount') ? total : '0'} AS total, ${lastPlace(first, order)} AS last`,
      params.values,
    );
    const { nodes, nextCursor } = shownOf(answer!, first);
    return { nodes: nodes.map(toCourseInstance), totalCount: answer!.total, nextCursor };
  }

  /** All matching instances in order, for exports. */
  async all(input: CourseInstancesInput, db: Queryable = this.database): Promise<CourseInstance[]> {
    const params = new SqlParams();
    const { sql } = reading(input, null, params);
    const found = await db.query<CourseInstanceRow>(`${sql} SELECT f.* FROM finished f`, params.values);
    return found.map(toCourseInstance);
  }

  async count(filter: CourseInstanceFilter): Promise<number> {
    return (await this.page({ filter, first: 1 }, { page: new Set(['totalCount']), nodes: new Set() }))
      .totalCount;
  }

  async one(id: string, db: Queryable = this.database): Promise<CourseInstance> {
    const [row] = await this.some([requireId(id, 'id')], db);
    if (!row) throw notFound('Kurstillfället finns inte.');
    return row;
  }

  /** The instances with these ids, by start. */
  async some(ids: readonly string[], db: Queryable = this.database): Promise<CourseInstance[]> {
    return this.all({ filter: { ids: [...ids] } }, db);
  }

  async attention(): Promise<CourseInstanceAttention> {
    const count = (condition: string) => `(count(*) FILTER (WHERE ${condition}))::integer`;
    const [counts] = await this.database.query<CourseInstanceAttention>(
      `WITH ${FIGURES_OF_ALL}
       SELECT ${count(`${NOT_OVER} AND i.teacher_id IS NULL`)} AS "withoutTeacher",
         ${count(`${NOT_OVER} AND ${OVERFULL}`)} AS overfull, ${count(UNGRADED)} AS ungraded,
         ${count(OVERLOADED)} AS overloaded
       FROM course_instance i ${WITH_FIGURES} ${NOW} WHERE i.planning <> 'CANCELLED'`,
    );
    return counts!;
  }
}

/**
 * SQL of a list. Counts are calculated for all instances only if the filter or the order needs them, otherwise for
 * the page.
 */
function reading(
  { filter, sort, after }: CourseInstancesInput,
  cut: { first: number; offset: number; asked: ReadonlySet<string> } | null,
  params: SqlParams,
): Reading {
  const { where, isCounted, needsCourse } = instanceConditions(filter ?? {}, params);
  const order = instanceOrder(sort);
  const ofAll = isCounted || sortsByCount(sort);
  const joins = [
    NOW,
    ...(needsCourse || sortsByCourse(sort) ? [FOUND_BY] : []),
    ...(ofAll ? [WITH_FIGURES] : []),
  ].join(' ');
  const stretch: Stretch = cut && { ...cut, after: placeOf(after, order) };
  const page = stretchOf({ table: 'course_instance i', row: 'i', joins, where }, order, stretch, params);
  const figures = ofAll ? FIGURES_OF_ALL : '';
  const ofPage = `k AS MATERIALIZED (${figuresOf('course_instance_id IN (SELECT id FROM page)')})`;
  const parts = ofAll ? [figures, page] : [page, ofPage];
  return {
    sql: `WITH ${parts.join(', ')}, finished AS (SELECT ${instanceColumns(cut?.asked ?? null)}, ${FIGURES}, ${HAS_STUDENTS}
      FROM page i ${FOUND_BY} ${TEACHER} ${WITH_FIGURES} ORDER BY i.place)`,
    total: `(SELECT count(*)::integer FROM course_instance i ${joins} WHERE ${where})`,
    order,
  };
}
