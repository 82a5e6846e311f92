import {
  CHANGED_ENROLLMENTS,
  IS_CHANGED,
  keptOr,
  STILL_HOLDS,
} from '../enrollments/facts/changed-enrollments.queries.js';

/** Statuses of enrolments that have not started. Excluding these few is cheaper than including all others by an index. */
const NOT_BEGUN = `('ADMITTED', 'NOT_STARTED', 'CANCELLED')`;
const END_ON = 'coalesce(e.end_date, i.end_date)';

export const PARTICIPATION_FACTS = `id, student_id, municipality, course_id, system, study_form, teacher_id, start_on, end_on,
  last_on, pauses, grade, signed_on, has_left, status_on, status_reason, needs_grade, grades_due_on`;

/** Facts of a started participation (student × course) that depend on neither the date nor settings. */
export const participationRule = (where: string): string => `
  SELECT e.id, e.student_id, s.municipality, e.course_id, c.system, i.study_form, i.teacher_id,
    coalesce(e.start_date, i.start_date) AS start_on, ${END_ON} AS end_on,
    -- The last day of taking part: who left early was there no longer.
    CASE WHEN e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') THEN least(e.status_on, ${END_ON}) ELSE ${END_ON} END AS last_on,
    -- The days without studies, as the earnings and SCB's register have them.
    pause.pauses, CASE WHEN e.grade_signed_at IS NOT NULL THEN e.grade END AS grade,
    -- The first time: a corrected grade was in time all the same.
    (e.grade_first_signed_at AT TIME ZONE 'Europe/Stockholm')::date AS signed_on,
    e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL') AND e.grade_signed_at IS NULL AS has_left, e.status_on, e.status_reason,
    -- Whoever is on leave needs no grade (lacks-grade.queries.ts); one that was set all the same was due.
    c.kind <> 'ORIENTATION' AND (e.status IN ('ACTIVE', 'COMPLETED')
      OR e.status = 'PAUSED' AND e.grade_signed_at IS NOT NULL) AS needs_grade, i.grades_due_on
  FROM enrollment e JOIN student s ON s.id = e.student_id JOIN course c ON c.id = e.course_id
    LEFT JOIN course_instance i ON i.id = e.course_instance_id
    LEFT JOIN enrollment_pause pause ON pause.enrollment_id = e.id
  WHERE e.is_enrollment AND e.removed_at IS NULL AND e.status NOT IN ${NOT_BEGUN} AND ${where}`;

/**
 * CTEs: `participation` has all of them, from the stored facts, and recalculated for those that have changed
 * since.
 */
export const PARTICIPATIONS = `${CHANGED_ENROLLMENTS},
  recounted AS MATERIALIZED (${participationRule(IS_CHANGED)}),
  participation AS NOT MATERIALIZED (
    SELECT * FROM ${keptOr('participation_fact', 'recounted', PARTICIPATION_FACTS)} fact WHERE ${STILL_HOLDS})`;
