import type { EducationSort, EducationSortField } from '../../platform/graphql/generated.js';
import { always, sometimes, type Order, type SortKey } from '../../platform/database/paging/order.js';
import { isCurrent, isOffered } from './course.queries.js';
import { equivalentsOf } from './courses/course-equivalents.queries.js';
import { PACKAGE_SUMS, SUMS_OF_ALL } from './package.queries.js';

/** SQL of the education list: courses, packages and programs in one shape (pages, section 3). */

/** Courses, packages and programs that are not archived. Package points are calculated only for sorting by points. */
export function offeredFor(sort: EducationSort | null | undefined): string {
  const [points, sums] =
    sort?.field === 'POINTS' ? ['coalesce(sums.points, 0)', SUMS_OF_ALL] : ['NULL::integer', ''];
  return `
  SELECT c.id, 'Course' AS type, c.name, c.code COLLATE "sv-x-icu" AS code, c.points, c.system, c.valid_to
  FROM course c WHERE c.archived_at IS NULL
  UNION ALL
  SELECT p.id, 'CoursePackage', p.name, p.code, ${points}, NULL, NULL
  FROM course_package p ${sums} WHERE ${isOffered('p')}
  UNION ALL
  SELECT p.id, 'Program', p.name, p.code, p.points, NULL, NULL FROM program p WHERE p.archived_at IS NULL`;
}

const COLUMNS = { Course: 'course_id', CoursePackage: 'package_id', Program: 'program_id' };

const students = (column: string): string => `SELECT count(DISTINCT e.student_id)::integer
  FROM enrollment e WHERE ${isCurrent('e')} AND e.${column}`;
const STUDENTS_OF_ALL = Object.values(COLUMNS)
  .map(
    (column) => `SELECT e.${column} AS id, count(DISTINCT e.student_id)::integer AS count FROM enrollment e
      WHERE ${isCurrent('e')} AND e.${column} IS NOT NULL GROUP BY e.${column}`,
  )
  .join(' UNION ALL ');

const ONGOING = `i.planning <> 'CANCELLED' AND i.start_date <= today() AND (i.end_date IS NULL OR i.end_date >= today())`;
/** Per type: the table of its instances and the column of its id. */
const INSTANCES: Record<keyof typeof COLUMNS, [string, string]> = {
  Course: ['course_instance i', 'i.course_id'],
  CoursePackage: [
    'course_instance i JOIN course_package_course r ON r.course_id = i.course_id',
    'r.package_id',
  ],
  Program: ['course_instance i JOIN program_course r ON r.course_id = i.course_id', 'r.program_id'],
};
const INSTANCES_OF_ALL = Object.values(INSTANCES)
  .map(
    ([from, id]) =>
      `SELECT ${id} AS id, count(*)::integer AS count FROM ${from} WHERE ${ONGOING} GROUP BY ${id}`,
  )
  .join(' UNION ALL ');

/** CASE expression with one value per type. */
const byType = (value: (type: keyof typeof COLUMNS) => string): string =>
  `CASE o.type ${(['Course', 'CoursePackage', 'Program'] as const).map((type) => `WHEN '${type}' THEN ${value(type)}`).join(' ')} END`;

/** JSON of an `EducationItem` for row `o`. */
export const EDUCATION_ITEM = `json_build_object('id', o.id, 'type', o.type, 'name', o.name, 'code', o.code,
  'equivalents', ${equivalentsOf('o.id')},
  'points', CASE o.type WHEN 'CoursePackage' THEN (SELECT sums.points FROM course_package p, ${PACKAGE_SUMS} WHERE p.id = o.id)
    ELSE o.points END,
  'system', o.system, 'activeStudents', ${byType((type) => `(${students(COLUMNS[type])} = o.id)`)},
  'ongoingInstances', ${byType((type) => `(SELECT count(*)::integer FROM ${INSTANCES[type][0]} WHERE ${INSTANCES[type][1]} = o.id AND ${ONGOING})`)},
  'validTo', o.valid_to)`;

const counted = (ofAll: string): SortKey => ({
  ...always('coalesce(counted.count, 0)', 'integer'),
  from: `LEFT JOIN (${ofAll}) counted ON counted.id = o.id`,
});

const SORT: Readonly<Record<EducationSortField, SortKey>> = {
  NAME: always('o.name'),
  CODE: sometimes('o.code'),
  POINTS: sometimes('o.points', 'integer'),
  STUDENTS: counted(STUDENTS_OF_ALL),
  INSTANCES: counted(INSTANCES_OF_ALL),
  VALID_TO: sometimes('o.valid_to', 'date'),
};

/** Sort order of the education list; ties are broken by name, type and id. */
export function educationOrder(sort: EducationSort | null | undefined): Order {
  const { field, direction } = sort ?? { field: 'NAME', direction: 'ASC' };
  const named = field === 'NAME' ? [] : ([{ sql: 'o.name', type: 'text', way: 'ASC' }] as const);
  return {
    key: SORT[field],
    way: direction === 'DESC' ? 'DESC' : 'ASC',
    ties: [...named, { sql: 'o.type', type: 'text', way: 'ASC' }, { sql: 'o.id', type: 'uuid', way: 'ASC' }],
  };
}
