import type { Queryable } from '../../../platform/database/database.js';
import type { EnrollmentStatus } from '../../../platform/graphql/generated.js';

/** A requested enrolment: a student on a course, package or program, or on a course instance, which determines the course. */
export interface NewEnrollment {
  studentId: string;
  courseId?: string | null;
  packageId?: string | null;
  programId?: string | null;
  courseInstanceId?: string | null;
  /** The instance's by default. */
  startDate?: string | null;
  endDate?: string | null;
  pacePercent?: number | null;
  /** By default ACTIVE if it has started, else ADMITTED. */
  status?: EnrollmentStatus | null;
  /** The student's planned entry that becomes this enrolment; by default one with the same target, if any. */
  plannedId?: string | null;
  /** The enrolment on the package or program that this course belongs to. */
  parentId?: string | null;
}

/** Reasons against an enrolment (pages, sections 7 and 8). */
export type EnrollProblem =
  | 'UNKNOWN_STUDENT'
  | 'UNKNOWN_INSTANCE'
  | 'UNKNOWN_TARGET'
  | 'UNKNOWN_PLANNED'
  | 'INSTANCE_CANCELLED'
  | 'NOT_OPEN'
  | 'ARCHIVED'
  | 'REPLACED'
  | 'DATES'
  | 'TWICE'
  | 'ALREADY_ENROLLED'
  | 'FULL';

/** Evaluation of one entry; `ordinal` is its zero-based position. */
export interface JudgedEnrollment {
  ordinal: number;
  studentId: string;
  studentName: string | null;
  /** Course, package or program. */
  targetName: string | null;
  instanceId: string | null;
  instanceName: string | null;
  problem: EnrollProblem | null;
  /** The passing grade of the blocking enrolment; null without one. */
  heldGrade: string | null;
  /** Name and code of the blocking enrolment's course, if it is an equivalent. */
  heldAs: string | null;
  /** A signed grade of another origin (an exam) in the course or an equivalent: only a warning. */
  passedGrade: string | null;
  /** Name and code of that grade's course, if it is an equivalent. */
  passedAs: string | null;
  seatsLeft: number | null;
  /** Values to be written. */
  startDate: string | null;
  endDate: string | null;
}

const ENTRY = `entry AS MATERIALIZED (
  SELECT w.ord AS ordinal, w."studentId" AS student_id, s.name AS student_name, s.id IS NOT NULL AS known,
    ci.id AS instance_id, ci.name AS instance_name, ci.capacity, ci.planning,
    w."courseInstanceId" IS NOT NULL AND ci.id IS NULL AS lost_instance,
    -- An instance names its course; a planned entry what it was planned for.
    c.id AS course_id, p.id AS package_id, pr.id AS program_id,
    coalesce(c.id, p.id, pr.id) AS target_id, coalesce(c.name, p.name, pr.name) AS target_name,
    ci.id IS NULL AND coalesce(c.archived_at, p.archived_at, pr.archived_at) IS NOT NULL AS archived,
    -- Whoever was planned on an edition keeps it; new students take the one that followed it.
    planned.id IS NULL AND EXISTS (SELECT FROM course_package later WHERE later.follows_id = p.id) AS replaced,
    coalesce(w."startDate", ci.start_date) AS start_date, coalesce(w."endDate", ci.end_date) AS end_date,
    coalesce(w."pacePercent", ci.pace_percent) AS pace_percent, w.status,
    planned.id AS planned_id, w."plannedId" IS NOT NULL AND planned.id IS NULL AS lost_planned,
    w."parentId" AS parent_id
  FROM jsonb_to_recordset($1::jsonb) AS w(ord integer, "studentId" uuid, "courseId" uuid, "packageId" uuid,
    "programId" uuid, "courseInstanceId" uuid, "startDate" date, "endDate" date, "pacePercent" integer, status text,
    "plannedId" uuid, "parentId" uuid)
  LEFT JOIN student s ON s.id = w."studentId"
  LEFT JOIN course_instance ci ON ci.id = w."courseInstanceId"
  LEFT JOIN LATERAL (
    SELECT e.id, e.course_id, e.package_id, e.program_id FROM enrollment e
    WHERE e.student_id = w."studentId" AND NOT e.is_enrollment AND e.removed_at IS NULL
      AND CASE WHEN w."plannedId" IS NOT NULL THEN e.id = w."plannedId"
        ELSE coalesce(e.course_id, e.package_id, e.program_id)
          = ANY (course_kin(coalesce(ci.course_id, w."courseId", w."packageId", w."programId"))) END
    -- What is planned as the course itself comes before what is planned as its equivalent.
    ORDER BY e.course_id IS DISTINCT FROM coalesce(ci.course_id, w."courseId"), e.created_at, e.id LIMIT 1) planned ON true
  LEFT JOIN course c ON c.id = coalesce(ci.course_id, w."courseId",
    CASE WHEN w."packageId" IS NULL AND w."programId" IS NULL THEN planned.course_id END)
  LEFT JOIN course_package p ON c.id IS NULL AND p.id = coalesce(w."packageId",
    CASE WHEN w."programId" IS NULL THEN planned.package_id END)
  LEFT JOIN program pr ON c.id IS NULL AND p.id IS NULL AND pr.id = coalesce(w."programId", planned.program_id))`;

/**
 * An enrolment that blocks another on the same target: all except those that ended with F or – or without
 * completion.
 */
export const IN_THE_WAY = `e.removed_at IS NULL AND e.is_enrollment AND takes_seat(e.status)
  AND NOT coalesce(e.grade_signed_at IS NOT NULL AND NOT grade_passed(e.grade), false)
  AND NOT (e.status = 'COMPLETED' AND coalesce(NOT grade_passed(e.grade), false))`;

/** Of the blocking ones: enrolment `e` is neither finished nor passed. */
export const GOES_ON = `(e.status IS DISTINCT FROM 'COMPLETED' AND NOT coalesce(e.grade_signed_at IS NOT NULL, false))`;

/**
 * Enrolment `e` blocks one on the target, an SQL column: it has the same target, or is ongoing in an
 * equivalent course. A passed equivalent is only a warning, as every passed grade. `kin` is the target's
 * `course_kin` if the statement already has it.
 */
export const inTheWayOf = (target: string, kin = `course_kin(${target})`): string => `${IN_THE_WAY}
  AND (coalesce(e.course_id, e.package_id, e.program_id) = ${target} OR ${GOES_ON} AND e.course_id = ANY (${kin}))`;

/**
 * CTE that evaluates the entries of `$1`: `judged` has one row for each, with its values and problem. Used by
 * previews; writes lock the instances first.
 */
export const JUDGED = `${ENTRY},
  -- A course and its equivalents are one: whoever reads one of them is not enrolled on another.
  kin AS MATERIALIZED (
    SELECT target_id, course_kin(target_id) AS courses, course_family(target_id) AS family
    FROM (SELECT DISTINCT target_id FROM entry WHERE target_id IS NOT NULL) target),
  seat AS MATERIALIZED (
    SELECT e.course_instance_id AS id, count(*)::integer AS taken FROM enrollment e
    WHERE e.course_instance_id = ANY (ARRAY(SELECT DISTINCT instance_id FROM entry))
      AND e.removed_at IS NULL AND e.is_enrollment AND takes_seat(e.status)
    GROUP BY e.course_instance_id),
  looked AS (
    SELECT entry.*, held.grade AS held_grade, held.known_as AS held_as, passed.value AS passed_grade,
      passed.known_as AS passed_as,
      entry.capacity - coalesce(seat.taken, 0) AS seats_left,
      CASE WHEN NOT entry.known THEN 'UNKNOWN_STUDENT'
        WHEN entry.lost_instance THEN 'UNKNOWN_INSTANCE'
        WHEN entry.lost_planned THEN 'UNKNOWN_PLANNED'
        WHEN entry.target_id IS NULL THEN 'UNKNOWN_TARGET'
        WHEN entry.planning = 'CANCELLED' THEN 'INSTANCE_CANCELLED'
        WHEN entry.planning = 'PLANNED' THEN 'NOT_OPEN'
        WHEN entry.archived THEN 'ARCHIVED'
        WHEN entry.replaced THEN 'REPLACED'
        WHEN entry.end_date < entry.start_date THEN 'DATES'
        WHEN row_number() OVER (PARTITION BY entry.student_id, kin.family ORDER BY entry.ordinal) > 1 THEN 'TWICE'
        WHEN held.id IS NOT NULL THEN 'ALREADY_ENROLLED' END AS refused
    FROM entry
    LEFT JOIN kin ON kin.target_id = entry.target_id
    LEFT JOIN seat ON seat.id = entry.instance_id
    LEFT JOIN LATERAL (
      SELECT e.id, CASE WHEN grade_passed(e.grade) AND e.grade_signed_at IS NOT NULL THEN e.grade END AS grade,
        CASE WHEN c.id <> entry.course_id THEN c.name || ' (' || c.code || ')' END AS known_as
      FROM enrollment e LEFT JOIN course c ON c.id = e.course_id
      WHERE e.student_id = entry.student_id
        AND ${inTheWayOf('entry.target_id', 'kin.courses')}
      ORDER BY c.id IS DISTINCT FROM entry.course_id, grade NULLS LAST LIMIT 1) held ON true
    LEFT JOIN LATERAL (
      SELECT g.value, CASE WHEN c.id <> entry.course_id THEN c.name || ' (' || c.code || ')' END AS known_as
      FROM grade g JOIN course c ON c.id = g.course_id
      WHERE g.student_id = entry.student_id AND g.signed_at IS NOT NULL AND grade_passed(g.value)
        AND g.course_id = ANY (kin.courses)
      ORDER BY grade_merit(g.value) DESC NULLS LAST LIMIT 1) passed ON true),
  judged AS MATERIALIZED (
    SELECT looked.*, CASE WHEN refused IS NOT NULL THEN refused
      WHEN count(*) FILTER (WHERE refused IS NULL) OVER (PARTITION BY instance_id ORDER BY ordinal) > seats_left
        THEN 'FULL' END AS problem
    FROM looked)`;

/** The entries as a JSON parameter, in order. */
export function entriesJson(entries: readonly NewEnrollment[]): string {
  return JSON.stringify(entries.map((entry, ord) => ({ ...entry, ord })));
}

/** Evaluates each entry for a preview, without writing or locking. */
export function judgeEnrollments(
  db: Queryable,
  entries: readonly NewEnrollment[],
): Promise<JudgedEnrollment[]> {
  return db.query<JudgedEnrollment>(
    `WITH ${JUDGED}
     SELECT ordinal, student_id AS "studentId", student_name AS "studentName", target_name AS "targetName",
       instance_id AS "instanceId", instance_name AS "instanceName", problem, held_grade AS "heldGrade", held_as AS "heldAs",
       passed_grade AS "passedGrade", passed_as AS "passedAs", seats_left AS "seatsLeft", start_date AS "startDate", end_date AS "endDate"
     FROM judged ORDER BY ordinal`,
    [entriesJson(entries)],
  );
}
