import { Injectable } from '@nestjs/common';
import { educationList } from '../../../domain/lists/catalogue/education.js';
import { Database } from '../../platform/database/database.js';
import {
  filterConditions,
  limitTo,
  orderOf,
  readPage,
  type FilterSql,
  type SortSql,
} from '../../platform/database/list-query.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type {
  Attention,
  EducationItem,
  EducationListInput,
  EducationOverview,
  EducationPage,
} from '../../platform/graphql/generated.js';
import { isFoundByKin } from './courses/course-kin.sql.js';
import { unknownCode } from './courses/courses.list.js';
import { isCurrent, isOffered, IS_WITHOUT_TEACHER } from './course.sql.js';
import { equivalentsOf } from './courses/course-equivalents.sql.js';
import { PACKAGE_SUMS } from './package.sql.js';

/** How many of a kind the panel names. */
const NAMED = 5;

const SORT: SortSql<typeof educationList> = {
  NAME: 'name',
  CODE: 'code',
  POINTS: 'points',
  STUDENTS: '"activeStudents"',
  INSTANCES: '"ongoingInstances"',
  VALID_TO: '"validTo"',
};

const FILTER: FilterSql<typeof educationList> = {
  q: (value) =>
    `(lower(concat_ws(' ', name, code)) LIKE ${value()} OR ${isFoundByKin('o', (code) => `${code} LIKE ${value()}`)})`,
  type: (value) => `type = ${value()}`,
  system: (value) => `system = ${value()}`,
};

const students = (column: string, id: string): string => `(SELECT count(DISTINCT e.student_id)::integer
  FROM enrollment e WHERE e.${column} = ${id} AND ${isCurrent('e')})`;
const ONGOING = `i.planning <> 'CANCELLED' AND i.start_date <= today() AND (i.end_date IS NULL OR i.end_date >= today())`;

/** Everything that is offered, in one shape (pages, section 3). */
const OFFERED = `
  SELECT c.id, 'Course' AS type, c.name, c.code COLLATE "sv-x-icu" AS code, ${equivalentsOf('c.id')} AS equivalents, c.points, c.system,
    ${students('course_id', 'c.id')} AS "activeStudents",
    (SELECT count(*)::integer FROM course_instance i WHERE i.course_id = c.id AND ${ONGOING}) AS "ongoingInstances",
    c.valid_to AS "validTo"
  FROM course c WHERE c.archived_at IS NULL
  UNION ALL
  SELECT p.id, 'CoursePackage', p.name, p.code, '[]'::json, sums.points, NULL, ${students('package_id', 'p.id')},
    (SELECT count(*)::integer FROM course_instance i JOIN course_package_course r ON r.course_id = i.course_id
     WHERE r.package_id = p.id AND ${ONGOING}), NULL
  FROM course_package p, ${PACKAGE_SUMS} WHERE ${isOffered('p')}
  UNION ALL
  SELECT p.id, 'Program', p.name, p.code, '[]'::json, p.points, NULL, ${students('program_id', 'p.id')},
    (SELECT count(*)::integer FROM course_instance i JOIN program_course r ON r.course_id = i.course_id
     WHERE r.program_id = p.id AND ${ONGOING}), NULL
  FROM program p WHERE p.archived_at IS NULL`;

/** `/education`: how much is offered, all of it in one searchable list, and what needs attention. */
@Injectable()
export class EducationOverviewReader {
  constructor(private readonly database: Database) {}

  async list(input: EducationListInput, fixedOperation: boolean): Promise<EducationPage> {
    return this.read(input, readPage(educationList, input, fixedOperation));
  }

  async all(input: EducationListInput): Promise<EducationItem[]> {
    return (await this.read(input, null)).nodes;
  }

  private async read(
    { sort, ...filter }: EducationListInput,
    page: { first: number; offset: number } | null,
  ): Promise<EducationPage> {
    const params = new SqlParams();
    const where = ['true', ...filterConditions(educationList, filter, { sql: FILTER, params, path: '' })];
    const order = `ORDER BY ${orderOf(educationList, SORT, sort)}, name, type, id`;
    const [row] = await this.database.query<{ nodes: EducationItem[]; total: number }>(
      `WITH offered AS MATERIALIZED (SELECT * FROM (${OFFERED}) o WHERE ${where.join(' AND ')}),
       shown AS (SELECT *, row_number() OVER (${order}) AS place FROM offered ${order} ${page ? limitTo(page, params) : ''})
       SELECT (SELECT count(*)::integer FROM offered) AS total,
         (SELECT coalesce(json_agg(to_json(shown) ORDER BY place), '[]'::json) FROM shown) AS nodes`,
      params.values,
    );
    return { nodes: row!.nodes, totalCount: row!.total };
  }

  /** The counts of the tabs, and the side panel 'Att åtgärda': one statement. */
  async overview(): Promise<EducationOverview> {
    const params = new SqlParams();
    const [row] = await this.database.query<EducationOverview>(
      `SELECT (SELECT count(*)::integer FROM course WHERE archived_at IS NULL) AS courses,
         (SELECT count(*)::integer FROM course_package p WHERE ${isOffered('p')}) AS packages,
         (SELECT count(*)::integer FROM program WHERE archived_at IS NULL) AS programs,
         (SELECT coalesce(json_agg(json_build_object('kind', kind, 'count', n, 'items', items) ORDER BY kind), '[]'::json)
          FROM (${ATTENTION.map((part) => attention(part, params)).join(' UNION ALL ')}) a WHERE n > 0) AS attention`,
      params.values,
    );
    const order = ATTENTION.map(({ kind }) => kind);
    return {
      ...row!,
      attention: [...row!.attention].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)),
    };
  }
}

interface AttentionPart {
  kind: Attention['kind'];
  /** Answers id, title and detail. */
  rows: (params: SqlParams) => string;
}

const ATTENTION: readonly AttentionPart[] = [
  {
    kind: 'WITHOUT_TEACHER',
    rows: () => `SELECT c.id, c.name AS title, c.code AS detail FROM course c WHERE ${IS_WITHOUT_TEACHER}`,
  },
  {
    kind: 'UNKNOWN_CODE',
    rows: (params) =>
      `SELECT c.id, c.name AS title, c.code AS detail FROM course c WHERE c.archived_at IS NULL AND ${unknownCode(params)}`,
  },
  {
    // Whoever began before may finish by Gy11; a later start needs a look (domain, D2).
    kind: 'GY11_STARTED_LATE',
    rows: () => `SELECT c.id, c.name AS title, 'start ' || max(i.start_date)::text AS detail
      FROM course c JOIN course_instance i ON i.course_id = c.id
      WHERE c.system = 'GY11' AND i.planning <> 'CANCELLED' AND i.start_date > '2025-06-30'
        AND (i.end_date IS NULL OR i.end_date >= today())
      GROUP BY c.id`,
  },
  {
    kind: 'POINTS_DIFFER',
    rows: () => `SELECT p.id, p.name AS title, sums.points || ' av ' || p.target_points || ' p' AS detail
      FROM course_package p, ${PACKAGE_SUMS} WHERE ${isOffered('p')} AND sums.points <> p.target_points`,
  },
];

function attention({ kind, rows }: AttentionPart, params: SqlParams): string {
  return `SELECT '${kind}' AS kind, count(*)::integer AS n, coalesce(json_agg(json_build_object('id', id, 'title', title,
      'detail', detail) ORDER BY place) FILTER (WHERE place <= ${NAMED}), '[]'::json) AS items
    FROM (SELECT found.*, row_number() OVER (ORDER BY title, id) AS place FROM (${rows(params)}) found) numbered`;
}
