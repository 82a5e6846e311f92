import { equivalentsOf } from './courses/course-equivalents.queries.js';

/** SQL fragments for a course with the alias `c`. */

/** Status of the course (pages, section 4: aktiv, upphör, arkiverad). */
export const COURSE_STATUS = `(CASE WHEN c.archived_at IS NOT NULL THEN 'ARCHIVED'
  WHEN c.cancelled_on <= today() OR c.valid_to IS NOT NULL THEN 'ENDING' ELSE 'ACTIVE' END)`;

/** Condition: a current enrolment, neither planned, ended nor removed. */
export const isCurrent = (alias: string): string =>
  `${alias}.is_enrollment AND ${alias}.removed_at IS NULL AND ${alias}.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')`;

/** Condition: the latest edition of a package that is not archived. */
export const isOffered = (alias: string): string =>
  `${alias}.archived_at IS NULL AND NOT EXISTS (SELECT FROM course_package later WHERE later.follows_id = ${alias}.id)`;

export const IS_UPCOMING = `i.planning <> 'CANCELLED' AND (i.end_date IS NULL OR i.end_date >= today())`;

const ACTIVE_INSTANCES = `(SELECT count(*)::integer FROM course_instance i
  WHERE i.course_id = c.id AND ${IS_UPCOMING})`;

const STUDENT_COUNT = `(SELECT count(DISTINCT e.student_id)::integer FROM enrollment e
  WHERE e.course_id = c.id AND ${isCurrent('e')})`;

/** Condition: a course in use with a current or upcoming instance that lacks a teacher. */
export const IS_WITHOUT_TEACHER = `c.archived_at IS NULL AND EXISTS (SELECT FROM course_instance i
  WHERE i.course_id = c.id AND i.teacher_id IS NULL AND ${IS_UPCOMING})`;

/** References that prevent deletion, with table and count. The first one found is reported. */
const USES: readonly [name: string, from: string, counted: string][] = [
  ['students', 'enrollment u', 'count(DISTINCT u.student_id)'],
  ['instances', 'course_instance u', 'count(*)'],
  ['packages', 'course_package_course u', 'count(*)'],
  ['programs', 'program_course u', 'count(*)'],
  ['exams', 'exam u', 'count(*)'],
  ['exams', 'exam_occasion_course u', 'count(*)'],
  ['exams', 'grade u', 'count(*)'],
  ['prices', 'price_row u', 'count(DISTINCT u.price_list_id)'],
];
const FIRST_USE = `CASE ${USES.map(
  ([name, from, counted]) => `WHEN EXISTS (SELECT FROM ${from} WHERE u.course_id = c.id)
    THEN json_build_object('${name}', (SELECT ${counted} FROM ${from} WHERE u.course_id = c.id))`,
).join(' ')} END`;

/** Fields of `CatalogueCourse`, except those with Swedish text, plus the first reference (`uses`). */
export const COURSE_FIELDS = `json_build_object(
  'id', c.id, 'version', c.version, 'code', c.code, 'name', c.name, 'subject', c.subject, 'points', c.points,
  'system', c.system, 'level', c.level, 'kind', c.kind, 'priceCategory', c.price_category,
  'validFrom', c.valid_from, 'validTo', c.valid_to, 'cancelledOn', c.cancelled_on, 'status', ${COURSE_STATUS},
  'equivalents', ${equivalentsOf('c.id')},
  'packages', (SELECT coalesce(json_agg(json_build_object('id', pk.id, 'name', pk.name) ORDER BY pk.name), '[]'::json)
    FROM course_package_course r JOIN course_package pk ON pk.id = r.package_id
    WHERE r.course_id = c.id AND ${isOffered('pk')}),
  'activeInstances', ${ACTIVE_INSTANCES}, 'students', ${STUDENT_COUNT},
  'uses', ${FIRST_USE})`;
