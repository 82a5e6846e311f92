import { isCurrent } from './course.queries.js';
import { courseJson } from './courses/course-json.queries.js';

/** SQL fragments for a package with the alias `p`. */

/** Rows grouped by choice: one alternative of each choice counts (domain, D4). */
const steps = (where: string): string => `
  SELECT r.package_id, bool_or(r.is_required) AS required, bool_or(r.has_apl) AS apl, max(coalesce(c.points, 0)) AS points
  FROM course_package_course r JOIN course c ON c.id = r.course_id ${where}
  GROUP BY r.package_id, coalesce(r.choice_group, r.course_id::text)`;
const SUMS = `coalesce(sum(g.points) FILTER (WHERE g.required), 0)::integer AS points,
    coalesce(sum(g.points) FILTER (WHERE NOT g.required), 0)::integer AS optional_points,
    count(*)::integer AS courses, coalesce(bool_or(g.apl), false) AS has_apl`;

/** Lateral join `sums` with the sums of one package. */
export const PACKAGE_SUMS = `LATERAL (SELECT ${SUMS} FROM (${steps('WHERE r.package_id = p.id')}) g) AS sums`;

/** Left join `sums` with the sums of all packages; null for a package without courses. */
export const SUMS_OF_ALL = `LEFT JOIN (SELECT g.package_id, ${SUMS} FROM (${steps('')}) g GROUP BY g.package_id) AS sums
  ON sums.package_id = p.id`;

export const PACKAGE_STUDENTS = `(SELECT count(DISTINCT e.student_id)::integer FROM enrollment e
  WHERE e.package_id = p.id AND ${isCurrent('e')})`;

const edition = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'edition', ${alias}.edition)`;

/** Fields of `CoursePackage`, except those with Swedish text. */
export const PACKAGE_FIELDS = `json_build_object(
  'id', p.id, 'version', p.version, 'code', p.code, 'name', p.name, 'kind', p.kind, 'description', p.description,
  'targetPoints', p.target_points, 'aplWeeks', p.apl_weeks, 'edition', p.edition,
  'follows', (SELECT ${edition('o')} FROM course_package o WHERE o.id = p.follows_id),
  'followedBy', (SELECT ${edition('o')} FROM course_package o WHERE o.follows_id = p.id ORDER BY o.edition LIMIT 1),
  'isArchived', p.archived_at IS NOT NULL,
  'points', sums.points, 'optionalPoints', sums.optional_points, 'courseCount', sums.courses,
  'weeks', sums.points / 20.0, 'hasApl', sums.has_apl, 'activeStudents', ${PACKAGE_STUDENTS},
  'prices', (SELECT count(DISTINCT r.price_list_id) FROM price_row r WHERE r.package_id = p.id),
  'allStudents', (SELECT count(DISTINCT e.student_id) FROM enrollment e WHERE e.package_id = p.id),
  'courses', (SELECT coalesce(json_agg(json_build_object('course', ${courseJson('c')},
      'choiceGroup', r.choice_group, 'isRequired', r.is_required, 'hasApl', r.has_apl,
      'plannedWeek', r.planned_week) ORDER BY r.position), '[]'::json)
    FROM course_package_course r JOIN course c ON c.id = r.course_id WHERE r.package_id = p.id))`;
