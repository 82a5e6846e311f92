/*
 * The single rule of who lacks a grade (domain, D5 and D8), used by signing, lists, notifications of late
 * grades, the calendar and the end of an employment, so that they always agree.
 */

/** By its status, enrolment `e` must be graded; for a dropout or a pause it is optional. */
export const MUST_BE_GRADED = `(coalesce(e.status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))`;

/** Enrolment `e` still has to get a grade. An orientation course has no scale: its students get a certificate. */
export const LACKS_GRADE = `(e.removed_at IS NULL AND e.is_enrollment AND e.grade_signed_at IS NULL AND ${MUST_BE_GRADED}
  AND e.course_id IN (SELECT graded.id FROM course graded WHERE grade_scale(graded.level, graded.kind) <> 'CERTIFICATE'))`;

/** A participant of the course instance of this alias still lacks a grade. */
export const hasUngraded = (instance: string): string =>
  `EXISTS (SELECT FROM enrollment e WHERE e.course_instance_id = ${instance}.id AND ${LACKS_GRADE})`;

/**
 * When the course instance of this alias was signed; null while any participant, such as a late starter,
 * lacks a grade.
 */
export const gradesSignedAt = (instance: string): string =>
  `CASE WHEN NOT ${hasUngraded(instance)} THEN ${instance}.grades_signed_at END`;
