import { registeredOn, requestedYear } from '../exams/terms/exam-day.queries.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import { MUST_BE_GRADED } from '../enrollments/lacks-grade.queries.js';

/** SQL of gradable units: one row for each enrolment or exam, and the sources of each kind of group. */

/** Enrolments that never started have nothing to grade. */
export const TAKES_PART = `e.is_enrollment AND e.removed_at IS NULL
  AND coalesce(e.status, 'ADMITTED') NOT IN ('NOT_STARTED', 'CANCELLED')`;

export const ENTRY_FROM = `enrollment e
  JOIN student s ON s.id = e.student_id
  LEFT JOIN course c ON c.id = e.course_id
  LEFT JOIN course_instance ci ON ci.id = e.course_instance_id
  LEFT JOIN grade g ON g.enrollment_id = e.id
  LEFT JOIN grade_correction k ON k.grade_id = g.id`;

/** Evaluated once per statement, instead of per row. */
const TODAY = '(SELECT today())';

/** When an exam is held, of its bookings: cancelled occasions do not count, and for who did not come none does. */
const SAT_COLUMNS = `count(*) > 0 AS is_booked, max(o.held_on) AS booked_on,
      max(o.held_on) FILTER (WHERE b.attendance IS DISTINCT FROM 'ABSENT') AS held_on,
      min(o.held_on) FILTER (WHERE b.attendance IS DISTINCT FROM 'ABSENT') AS first_on,
      coalesce(bool_or(b.attendance = 'PRESENT'), false) AS is_present,
      coalesce(bool_or(b.attendance = 'PRESENT' AND o.held_on = ${TODAY}), false) AS is_done_today
    FROM exam_booking b JOIN exam_occasion o ON o.id = b.occasion_id`;

/** Of exam `x`. */
const SAT = `CROSS JOIN LATERAL (SELECT ${SAT_COLUMNS} WHERE b.exam_id = x.id AND o.cancelled_at IS NULL) sat`;

/** The same as a join for many exams; nulls without a booking. */
const SAT_OF_ALL = `LEFT JOIN (SELECT b.exam_id, ${SAT_COLUMNS} WHERE o.cancelled_at IS NULL GROUP BY b.exam_id) sat
  ON sat.exam_id = x.id`;

/** A registration for an exam; without a catalogue course it cannot be graded. */
export const EXAM_FROM = `exam x
  JOIN student s ON s.id = x.student_id
  LEFT JOIN course c ON c.id = x.course_id
  LEFT JOIN grade g ON g.exam_id = x.id
  LEFT JOIN grade_correction k ON k.grade_id = g.id
  ${SAT}`;

/** The last day of exam `x`'s requested month. */
const EXAM_MONTH_END = `(make_date(${requestedYear('x')}, month_number(x.requested_month), 1)
  + interval '1 month - 1 day')::date`;

const isRequired = (monthEnd: string): string => `(CASE WHEN sat.is_booked
  THEN coalesce(sat.held_on < ${TODAY} OR sat.held_on = ${TODAY} AND sat.is_done_today, false)
  ELSE coalesce(${monthEnd} < ${TODAY}, false) END)`;

/** Exam `x` (see EXAM_FROM) has been held, and the student was there; without a day, its month is over. */
export const EXAM_IS_REQUIRED = isRequired(EXAM_MONTH_END);

/** The first day on which a grade of exam `x` can be dated: its first occasion's day, without one its registration's. */
export const EXAM_GRADED_FROM = `coalesce(sat.first_on, ${registeredOn('x')})`;

/** A booked day of exam `x` is still to come; a part that the student missed does not count. */
export const EXAM_IS_AHEAD = `coalesce(sat.held_on > ${TODAY}, false)`;

/** Computed once for each exam: referenced twice, and the year is expensive. */
const EXAM_MONTH_ONCE = `CROSS JOIN LATERAL (SELECT ${EXAM_MONTH_END} AS last_on OFFSET 0) asked`;

const EXAM_DUE_ON = `coalesce(sat.held_on, asked.last_on) + (SELECT grade_deadline_days FROM school_setting)`;

/** A grade whose exam has been deleted. */
export const GRADE_FROM = `grade g
  JOIN student s ON s.id = g.student_id
  JOIN course c ON c.id = g.course_id
  LEFT JOIN exam x ON x.id = g.exam_id
  LEFT JOIN grade_correction k ON k.grade_id = g.id
  ${SAT}`;

const COUNTS = `count(*)::integer AS students,
  count(*) FILTER (WHERE entry.is_required AND entry.value IS NULL)::integer AS missing,
  count(*) FILTER (WHERE entry.value IS NOT NULL AND entry.signed_at IS NULL)::integer AS drafts,
  count(entry.signed_at)::integer AS signed, count(*) FILTER (WHERE entry.is_corrected)::integer AS corrections,
  max(entry.signed_at) AS signed_at`;

/** Of an enrolment, without its grade: value and signing are copied to it (the trigger `grade_copied`). */
const OF_ENTRY = `${MUST_BE_GRADED} AS is_required, e.grade AS value, e.grade_signed_at AS signed_at,
  e.id IN (SELECT cg.enrollment_id FROM grade_correction k JOIN grade cg ON cg.id = k.grade_id) AS is_corrected`;

/** Conditions of the three kinds, built from the viewer's permissions. */
export interface GroupConditions {
  /** Whether the viewer may see the student of `enrollment e`. */
  known: string;
  /** Ids of the students that the viewer may not see; null if none. */
  hidden: string | null;
  /** The same on `exam x`. */
  examKnown: string;
  /** On `course_instance ci`. */
  instance: string;
  /** On `exam x`. */
  exam: string;
  /** On `enrollment e` without an instance. */
  unplaced: string;
}

/** Gradable instances: begun, and not orientation courses, which have no scale. */
export const BEGUN = `ci.planning <> 'CANCELLED' AND coalesce(ci.start_date <= ${TODAY}, true)`;
export const IS_LISTED = `grading.scale <> 'CERTIFICATE' AND grading.missing + grading.drafts + grading.signed > 0`;

/** Most urgent first: overdue, then by due day; finished ones last, newest first. */
export const BY_URGENCY = `array_position(ARRAY['OVERDUE', 'TO_GRADE', 'DRAFT', 'SIGNED', 'PUBLISHED'],
    CASE WHEN grading.state = 'DRAFT' THEN 'TO_GRADE' ELSE grading.state END),
  CASE WHEN grading.state = 'PUBLISHED' THEN NULL ELSE grading.due_on END NULLS LAST, grading.signed_at DESC NULLS LAST,
  grading.name, grading.id`;

/** The enrolments without an instance that are graded together by their course. */
const isLoose = ({ known, unplaced }: GroupConditions) =>
  `e.course_instance_id IS NULL AND ${TAKES_PART} AND coalesce(e.start_date <= today(), true) AND ${known} AND ${unplaced}`;

/** The exams that are graded together by their course. */
const isExamined = ({ examKnown, exam }: GroupConditions) =>
  `x.status = 'SCHEDULED' AND x.course_id IS NOT NULL AND ${examKnown} AND ${exam}`;

/**
 * Counts of each instance from the stored totals of all students (the trigger `count_grading`): subtracts
 * hidden students and looks up open corrections. Both are few.
 */
function countedSql({ known, hidden }: GroupConditions): string {
  const hiddenParts = hidden
    ? `UNION ALL SELECT entry.course_instance_id, -1, -(entry.is_required AND entry.value IS NULL)::integer,
        -(entry.value IS NOT NULL AND entry.signed_at IS NULL)::integer, -(entry.signed_at IS NOT NULL)::integer, 0
      FROM (SELECT e.course_instance_id, ${OF_ENTRY} FROM (${hidden}) unknown JOIN enrollment e ON e.student_id = unknown.id
        WHERE e.course_instance_id IS NOT NULL AND ${TAKES_PART}) entry`
    : '';
  return `SELECT course_instance_id, sum(students)::integer AS students, sum(missing)::integer AS missing,
        sum(drafts)::integer AS drafts, sum(signed)::integer AS signed, sum(corrections)::integer AS corrections
      FROM (SELECT course_instance_id, students, missing, drafts, signed, 0 AS corrections FROM grading_count ${hiddenParts}
        UNION ALL SELECT e.course_instance_id, 0, 0, 0, 0, 1
        FROM grade_correction k JOIN grade g ON g.id = k.grade_id JOIN enrollment e ON e.id = g.enrollment_id
        WHERE e.course_instance_id IS NOT NULL AND ${TAKES_PART} AND ${known}) part
      GROUP BY course_instance_id`;
}

/** The groups of these conditions with their counts, their due days and their states, as `grading`. */
export function groupsSql(conditions: GroupConditions): string {
  return `
    counted AS NOT MATERIALIZED (${countedSql(conditions)}),
    placed AS (
      SELECT 'INSTANCE' AS kind, ci.id, ci.course_id, ci.name, ci.start_date, ci.end_date, ci.teacher_id,
        coalesce(ci.grades_due_on, ci.end_date + setting.grade_deadline_days) AS due_on,
        coalesce(n.students, 0) AS students, coalesce(n.missing, 0) AS missing, coalesce(n.drafts, 0) AS drafts,
        coalesce(n.signed, 0) AS signed, coalesce(n.corrections, 0) AS corrections,
        CASE WHEN n.signed > 0 THEN (SELECT max(e.grade_signed_at) FROM enrollment e
          WHERE e.course_instance_id = ci.id AND e.grade_signed_at IS NOT NULL AND ${TAKES_PART} AND ${conditions.known}) END AS signed_at
      FROM course_instance ci CROSS JOIN school_setting setting LEFT JOIN counted n ON n.course_instance_id = ci.id
      WHERE ${conditions.instance}),
    examined AS (
      SELECT 'EXAMS' AS kind, entry.course_id AS id, entry.course_id, NULL AS name, NULL::date AS start_date,
        NULL::date AS end_date, NULL::uuid AS teacher_id,
        min(entry.due_on) FILTER (WHERE entry.signed_at IS NULL AND (entry.is_required OR entry.value IS NOT NULL)) AS due_on,
        ${COUNTS}
      FROM (SELECT x.course_id, ${isRequired('asked.last_on')} AS is_required, ${EXAM_DUE_ON} AS due_on, g.value, g.signed_at,
          k.grade_id IS NOT NULL AS is_corrected
        FROM exam x LEFT JOIN (SELECT * FROM grade WHERE exam_id IS NOT NULL) g ON g.exam_id = x.id
          LEFT JOIN grade_correction k ON k.grade_id = g.id ${SAT_OF_ALL} ${EXAM_MONTH_ONCE}
        WHERE ${isExamined(conditions)} OFFSET 0) entry
      GROUP BY entry.course_id),
    loose AS (
      SELECT 'UNPLACED' AS kind, entry.course_id AS id, entry.course_id, NULL AS name, NULL::date AS start_date,
        NULL::date AS end_date, NULL::uuid AS teacher_id, NULL::date AS due_on, ${COUNTS}
      FROM (SELECT e.course_id, ${OF_ENTRY} FROM enrollment e WHERE ${isLoose(conditions)}) entry
      GROUP BY entry.course_id),
    grading AS (
      SELECT groups.kind, groups.id, groups.course_id, coalesce(groups.name, c.name) AS name, groups.start_date,
        groups.end_date, groups.due_on, groups.students, groups.missing, groups.drafts, groups.signed,
        groups.corrections, groups.signed_at, c.code, c.points, grade_scale(c.level, c.kind) AS scale, u.name AS teacher,
        CASE
          WHEN groups.signed > 0 AND groups.missing + groups.drafts = 0 THEN CASE WHEN groups.corrections > 0 THEN 'SIGNED' ELSE 'PUBLISHED' END
          WHEN groups.due_on < ${TODAY} THEN 'OVERDUE'
          WHEN groups.drafts > 0 THEN 'DRAFT'
          ELSE 'TO_GRADE' END AS state
      FROM (SELECT * FROM placed UNION ALL SELECT * FROM examined UNION ALL SELECT * FROM loose) groups
      JOIN course c ON c.id = groups.course_id
      LEFT JOIN teacher t ON t.id = groups.teacher_id LEFT JOIN app_user u ON u.id = t.user_id)`;
}

/** The last signer of a row of `grading`: read only for the rows shown. */
const signedBy = (conditions: GroupConditions) => `CASE grading.kind
  WHEN 'INSTANCE' THEN (SELECT g.signed_by_name FROM enrollment e JOIN grade g ON g.enrollment_id = e.id
    WHERE e.course_instance_id = grading.id AND ${TAKES_PART} AND ${conditions.known}
      AND e.grade_signed_at = grading.signed_at LIMIT 1)
  WHEN 'EXAMS' THEN (SELECT g.signed_by_name FROM exam x JOIN grade g ON g.exam_id = x.id
    WHERE g.exam_id IS NOT NULL AND x.course_id = grading.id AND ${isExamined(conditions)} AND g.signed_at = grading.signed_at LIMIT 1)
  ELSE (SELECT g.signed_by_name FROM enrollment e JOIN grade g ON g.enrollment_id = e.id
    WHERE e.course_id = grading.id AND ${isLoose(conditions)} AND e.grade_signed_at = grading.signed_at LIMIT 1) END`;

/** A row of `grading` as the contract has it. */
export const groupJson = (
  conditions: GroupConditions,
): string => `json_build_object('id', grading.id, 'kind', grading.kind, 'courseName', grading.name,
  'courseCode', grading.code, 'equivalents', ${equivalentsOf('grading.course_id')}, 'points', grading.points, 'scale', grading.scale, 'startDate', grading.start_date,
  'endDate', grading.end_date, 'dueOn', grading.due_on, 'teacher', grading.teacher, 'state', grading.state,
  'students', grading.students, 'missing', grading.missing, 'drafts', grading.drafts, 'signed', grading.signed,
  'corrections', grading.corrections, 'signedAt', iso(grading.signed_at), 'signedBy', ${signedBy(conditions)})`;
