/*
 * The one rule of who lacks a grade (domain, D5 and D8). Signing, the lists, the notices of late grades, the calendar
 * and the end of an employment all ask it, so that none of them waits for what the others hold for done.
 */

/** By its status, enrolment `e` must be graded; whoever has left the course or pauses may be. */
export const MUST_BE_GRADED = `(coalesce(e.status, 'ADMITTED') IN ('ADMITTED', 'ACTIVE', 'COMPLETED'))`;

/** Enrolment `e` still has to get a grade. An orientation course has no scale: its students get a certificate. */
export const LACKS_GRADE = `(e.removed_at IS NULL AND e.is_enrollment AND e.grade_signed_at IS NULL AND ${MUST_BE_GRADED}
  AND e.course_id IN (SELECT graded.id FROM course graded WHERE grade_scale(graded.level, graded.kind) <> 'CERTIFICATE'))`;

/** Somebody in the course instance of this alias still has to get a grade. */
export const hasUngraded = (instance: string): string =>
  `EXISTS (SELECT FROM enrollment e WHERE e.course_instance_id = ${instance}.id AND ${LACKS_GRADE})`;

/** When the course instance of this alias was signed; null as long as somebody, perhaps a late starter, has no grade. */
export const gradesSignedAt = (instance: string): string =>
  `CASE WHEN NOT ${hasUngraded(instance)} THEN ${instance}.grades_signed_at END`;
