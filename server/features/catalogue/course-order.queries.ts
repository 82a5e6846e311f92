import type { CatalogueCourseSort, CatalogueCourseSortField } from '../../platform/graphql/generated.js';
import { always, sometimes, type Order, type SortKey } from '../../platform/database/paging/order.js';
import { isCurrent, isOffered, IS_UPCOMING } from './course.queries.js';

/** Sort key: index of the column's value in the list. */
const among = (column: string, values: readonly string[]): SortKey =>
  always(`array_position(ARRAY[${values.map((value) => `'${value}'`).join(', ')}], ${column})`, 'integer');

/** Sort key: a count per course, calculated for all courses in one join. */
const counted = (ofAll: string): SortKey => ({
  ...always('coalesce(counted.count, 0)', 'integer'),
  from: `LEFT JOIN (${ofAll}) counted ON counted.course_id = c.id`,
});

const SORT: Readonly<Record<CatalogueCourseSortField, SortKey>> = {
  CODE: always('c.code COLLATE "sv-x-icu"'),
  NAME: always('c.name'),
  SUBJECT: sometimes('c.subject'),
  SYSTEM: among('c.system', ['GY11', 'GY25', 'VUX_GRUND', 'SFI', 'LOCAL']),
  POINTS: sometimes('c.points', 'integer'),
  LEVEL: among('c.level', ['BASIC', 'UPPER_SECONDARY', 'SFI', 'ADAPTED_BASIC', 'ADAPTED_UPPER_SECONDARY']),
  PRICE_CATEGORY: sometimes('c.price_category'),
  PACKAGES: counted(`SELECT r.course_id, count(*)::integer AS count FROM course_package_course r
    JOIN course_package pk ON pk.id = r.package_id WHERE ${isOffered('pk')} GROUP BY r.course_id`),
  ACTIVE_INSTANCES: counted(
    `SELECT i.course_id, count(*)::integer AS count FROM course_instance i WHERE ${IS_UPCOMING} GROUP BY i.course_id`,
  ),
  STUDENTS: counted(`SELECT e.course_id, count(DISTINCT e.student_id)::integer AS count FROM enrollment e
    WHERE ${isCurrent('e')} AND e.course_id IS NOT NULL GROUP BY e.course_id`),
  VALID_TO: sometimes('c.valid_to', 'date'),
};

/** Sort order of the course catalogue; ties are broken by name, code and id. */
export function courseOrder(sort: CatalogueCourseSort | null | undefined): Order {
  const { field, direction } = sort ?? { field: 'NAME', direction: 'ASC' };
  const named = field === 'NAME' ? [] : ([{ sql: 'c.name', type: 'text', way: 'ASC' }] as const);
  return {
    key: SORT[field],
    way: direction === 'DESC' ? 'DESC' : 'ASC',
    ties: [...named, { sql: 'c.code', type: 'text', way: 'ASC' }, { sql: 'c.id', type: 'uuid', way: 'ASC' }],
  };
}
