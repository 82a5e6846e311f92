import { courseKin } from '../../catalogue/courses/course-kin.queries.js';
import { HOURS_A_POINT, PLACEMENT_PERCENT } from '../../../../domain/placements/hours.js';
import { PACKAGE_SUMS } from '../../catalogue/package.queries.js';

/** Condition: an enrolment has been neither interrupted nor cancelled. */
export const isNotInterrupted = (alias: string): string =>
  `coalesce(${alias}.status, '') NOT IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL', 'CANCELLED')`;

/** Condition: package `cp` has a work placement, as weeks of its own or in a course. */
const HAS_PLACEMENT = `(cp.apl_weeks > 0 OR EXISTS (SELECT FROM course_package_course pc
  WHERE pc.package_id = cp.id AND pc.has_apl))`;

/** Points of package `cp`: its own, or the sum of its required courses, where alternatives count once. */
const POINTS = `coalesce(cp.target_points,
  (SELECT sums.points FROM course_package p CROSS JOIN ${PACKAGE_SUMS} WHERE p.id = cp.id))`;

/**
 * Points of the courses of the package that student `e.student_id` has validated, also in an equivalent course: the
 * whole course with a signed passing grade from an exam, which is how validation is graded (domain, D6), or with a
 * decision on the whole, else the points of a decision on a part. Each course counts once, and so do alternatives; an
 * optional one does where the package has points of its own, since the sum of its required courses is without it.
 */
const VALIDATED_POINTS = `SELECT sum(one.points)::integer AS points FROM (
  SELECT max(least(c.points, coalesce(known.points, c.points))) AS points FROM (
    SELECT g.course_id, NULL::integer AS points FROM grade g
    WHERE g.student_id = e.student_id AND g.kind = 'EXAM' AND g.signed_at IS NOT NULL AND grade_passed(g.value)
    UNION ALL SELECT v.course_id, CASE v.scope WHEN 'PART' THEN v.points END FROM study_validation v
    WHERE v.student_id = e.student_id) known
  ${courseKin('known.course_id')}
  JOIN course_package_course pc ON pc.package_id = e.package_id AND pc.course_id = ANY (kin.ids)
  JOIN course c ON c.id = pc.course_id GROUP BY coalesce(pc.choice_group, c.id::text)
  HAVING cp.has_own_points OR bool_or(pc.is_required)) one`;

/**
 * Students with packages that have a work placement, the points of these and those of them that are validated. For
 * `ALL` students the points of each package are calculated once.
 */
export const placementPoints = (
  only: string,
  students: 'FEW' | 'ALL' = 'FEW',
): string => `SELECT e.student_id, sum(cp.points)::integer AS points,
    sum(least(cp.points, coalesce(validated.points, 0)))::integer AS "validatedPoints"
  FROM enrollment e JOIN (SELECT cp.id, ${POINTS} AS points, cp.target_points IS NOT NULL AS has_own_points
    FROM course_package cp
    WHERE ${HAS_PLACEMENT}${students === 'ALL' ? ' OFFSET 0' : ''}) cp ON cp.id = e.package_id
  LEFT JOIN LATERAL (${VALIDATED_POINTS}) validated ON true
  WHERE e.removed_at IS NULL AND e.package_id IS NOT NULL AND ${only}
    AND ${isNotInterrupted('e')}
  GROUP BY e.student_id`;

/** `requiredHours` of the row `n` of `placementPoints`; null without such a row. */
export const REQUIRED_HOURS = `CASE WHEN n.points IS NOT NULL THEN round(greatest(0, n.points - n."validatedPoints")
  * ${PLACEMENT_PERCENT * HOURS_A_POINT} / 100.0)::integer END`;
