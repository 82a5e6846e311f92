import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { Attention, EducationOverview } from '../../platform/graphql/generated.js';
import { unknownCode } from './courses/courses.queries.js';
import { isOffered, IS_WITHOUT_TEACHER } from './course.queries.js';
import { SUMS_OF_ALL } from './package.queries.js';

/** Maximum number of items per attention kind. */
const NAMED = 5;

/** Overview of `/education`: number of courses, packages and programs, and items that need attention. */
@Injectable()
export class EducationOverviewReader {
  constructor(private readonly database: Database) {}

  /** Counts of the tabs and the side panel 'Att åtgärda', in one statement. */
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
  /** SQL of the rows: id, title and detail. */
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
    // Students who started earlier may finish by Gy11; a later start needs attention (domain, D2).
    kind: 'GY11_STARTED_LATE',
    rows: () => `SELECT c.id, c.name AS title, 'start ' || max(i.start_date)::text AS detail
      FROM course c JOIN course_instance i ON i.course_id = c.id
      WHERE c.system = 'GY11' AND i.planning <> 'CANCELLED' AND i.start_date > '2025-06-30'
        AND (i.end_date IS NULL OR i.end_date >= today())
      GROUP BY c.id`,
  },
  {
    kind: 'POINTS_DIFFER',
    rows: () => `SELECT p.id, p.name AS title, coalesce(sums.points, 0) || ' av ' || p.target_points || ' p' AS detail
      FROM course_package p ${SUMS_OF_ALL} WHERE ${isOffered('p')} AND coalesce(sums.points, 0) <> p.target_points`,
  },
];

function attention({ kind, rows }: AttentionPart, params: SqlParams): string {
  return `SELECT '${kind}' AS kind, count(*)::integer AS n, coalesce(json_agg(json_build_object('id', id, 'title', title,
      'detail', detail) ORDER BY place) FILTER (WHERE place <= ${NAMED}), '[]'::json) AS items
    FROM (SELECT found.*, row_number() OVER (ORDER BY title, id) AS place FROM (${rows(params)}) found) numbered`;
}
