import { equivalentsOf } from './courses/course-equivalents.sql.js';

/** Parts of statements over a course with the alias `c`. */

/** Whether it can be offered (pages, section 4: aktiv, upphör, arkiverad). */
export const COURSE_STATUS = `(CASE WHEN c.archived_at IS NOT NULL THEN 'ARCHIVED'
  WHEN c.cancelled_on <= today() OR c.valid_to IS NOT NULL THEN 'ENDING' ELSE 'ACTIVE' END)`;

/** An enrolment that is current: neither planned, ended nor removed. */
export const isCurrent = (alias: string): string =>
  `${alias}.is_enrollment AND ${alias}.removed_at IS NULL AND ${alias}.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')`;

/** An edition that has not been replaced, of a package that is still offered. */
export const isOffered = (alias: string): string =>
  `${alias}.archived_at IS NULL AND NOT EXISTS (SELECT FROM course_package later WHERE later.follows_id = ${alias}.id)`;

export const PACKAGE_COUNT = `(SELECT count(*)::integer FROM course_package_course r
  JOIN course_package pk ON pk.id = r.package_id WHERE r.course_id = c.id AND ${isOffered('pk')})`;

const IS_UPCOMING = `i.planning <> 'CANCELLED' AND (i.end_date IS NULL OR i.end_date >= today())`;

export const ACTIVE_INSTANCES = `(SELECT count(*)::integer FROM course_instance i
  WHERE i.course_id = c.id AND ${IS_UPCOMING})`;

export const STUDENT_COUNT = `(SELECT count(DISTINCT e.student_id)::integer FROM enrollment e
  WHERE e.course_id = c.id AND ${isCurrent('e')})`;

/** It is offered, and runs or is to come without anyone who teaches it. */
export const IS_WITHOUT_TEACHER = `c.archived_at IS NULL AND EXISTS (SELECT FROM course_instance i
  WHERE i.course_id = c.id AND i.teacher_id IS NULL AND ${IS_UPCOMING})`;

/** Every field of `CatalogueCourse` but those that are said in words, and what refers to the course. */
export const COURSE_FIELDS = `json_build_object(
  'id', c.id, 'version', c.version, 'code', c.code, 'name', c.name, 'subject', c.subject, 'points', c.points,
  'system', c.system, 'level', c.level, 'kind', c.kind, 'priceCategory', c.price_category,
  'validFrom', c.valid_from, 'validTo', c.valid_to, 'cancelledOn', c.cancelled_on, 'status', ${COURSE_STATUS},
  'equivalents', ${equivalentsOf('c.id')},
  'packages', (SELECT coalesce(json_agg(json_build_object('id', pk.id, 'name', pk.name) ORDER BY pk.name), '[]'::json)
    FROM course_package_course r JOIN course_package pk ON pk.id = r.package_id
    WHERE r.course_id = c.id AND ${isOffered('pk')}),
  'activeInstances', ${ACTIVE_INSTANCES}, 'students', ${STUDENT_COUNT},
  'uses', json_build_object(
    'students', (SELECT count(DISTINCT e.student_id) FROM enrollment e WHERE e.course_id = c.id),
    'instances', (SELECT count(*) FROM course_instance i WHERE i.course_id = c.id),
    'packages', (SELECT count(*) FROM course_package_course r WHERE r.course_id = c.id),
    'programs', (SELECT count(*) FROM program_course r WHERE r.course_id = c.id),
    'prices', (SELECT count(DISTINCT r.price_list_id) FROM price_row r WHERE r.course_id = c.id),
    'exams', (SELECT count(*) FROM exam x WHERE x.course_id = c.id)
      + (SELECT count(*) FROM exam_occasion_course x WHERE x.course_id = c.id)
      + (SELECT count(*) FROM grade g WHERE g.course_id = c.id)))`;
