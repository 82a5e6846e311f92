import { LACKS_GRADE } from '../enrollments/lacks-grade.sql.js';
import type { CourseInstance, CourseInstanceRights } from '../../platform/graphql/generated.js';

/** Who has begun, and who has left early: both ways of that count as such (domain, D8). A place is held by `takes_seat`. */
const HAS_BEGUN = `('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL')`;
const HAS_LEFT = `('DROPPED_OUT', 'ENDED_BY_PRINCIPAL')`;

/** All figures of the instances that `among` names (SQL), in one pass over their enrolments. */
export const countsOf = (among: string): string => `
  SELECT e.course_instance_id AS id,
    (count(*) FILTER (WHERE takes_seat(e.status)))::integer AS admitted,
    (count(*) FILTER (WHERE e.status IN ${HAS_BEGUN}))::integer AS started,
    (count(*) FILTER (WHERE e.status IN ${HAS_LEFT}))::integer AS "droppedOut",
    (count(e.grade_signed_at))::integer AS graded,
    (count(*) FILTER (WHERE ${LACKS_GRADE}))::integer AS ungraded
  FROM enrollment e
  WHERE e.removed_at IS NULL AND e.is_enrollment AND e.course_instance_id IN (${among})
  GROUP BY e.course_instance_id`;

/** The last day for its grades: its own, else by the school's rule; none where no grades are given. */
export const GRADES_DUE = `CASE WHEN c.kind <> 'ORIENTATION'
  THEN coalesce(i.grades_due_on, i.end_date + school.grade_deadline_days) END`;

/** An instance `i` with its course `c`, its teacher's account `u` and the school's settings `school`. */
export const INSTANCE_COLUMNS = `
  i.id, i.version, i.name, c.id AS "courseId", c.name AS "courseName", c.code AS "courseCode", course_equivalents(c.id) AS equivalents, c.points,
  i.start_date AS "startDate", i.end_date AS "endDate",
  round((i.end_date - i.start_date + 1) / 7.0)::integer AS weeks,
  i.pace_percent AS "pacePercent", i.study_form AS "studyForm", i.location, i.municipality,
  i.teacher_id AS "teacherId", u.name AS "teacherName", i.capacity,
  instance_status(i.planning, i.start_date, i.end_date) AS status, i.planning,
  i.cancelled_reason AS "cancelledReason",
  ${GRADES_DUE} AS "gradesDueOn",
  i.grades_due_on AS "ownGradesDueOn", iso(i.grades_signed_at) AS "gradesSignedAt",
  i.grades_signed_by_name AS "gradesSignedByName", i.series_id AS "seriesId", c.kind AS "courseKind"`;

export const INSTANCE_TABLES = `course_instance i JOIN course c ON c.id = i.course_id
  LEFT JOIN teacher t ON t.id = i.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
  CROSS JOIN school_setting school`;

/** The figures of a row `r` and its counts `k`. */
export const FIGURES = `coalesce(k.admitted, 0) AS admitted, coalesce(k.started, 0) AS started,
  coalesce(k."droppedOut", 0) AS "droppedOut", coalesce(k.graded, 0) AS graded,
  coalesce(k.ungraded, 0) AS ungraded`;

/** The load of the teacher while the row `r` lasts; a cancelled one weighs nothing. */
export const PEAK = `CASE WHEN r.planning <> 'CANCELLED'
  THEN teacher_peak(r."teacherId", r."startDate", r."endDate") END AS "teacherPeakPercent"`;

export type CourseInstanceRow = Omit<CourseInstance, 'viewerMay'> & { courseKind: string; students: number };

/** The instance with what may be done with it: by what it is, since everyone who sees it administers it. */
export function toCourseInstance({ courseKind: _, students, ...row }: CourseInstanceRow): CourseInstance {
  // Signed before a late starter came: those grades stand, but the course is not done.
  const gradesSignedAt = row.ungraded > 0 ? null : row.gradesSignedAt;
  return { ...row, gradesSignedAt, viewerMay: rightsOf({ ...row, students }) };
}

function rightsOf(
  instance: Pick<CourseInstanceRow, 'planning' | 'gradesSignedAt' | 'students'>,
): CourseInstanceRights {
  const cancelled = instance.planning === 'CANCELLED';
  return {
    edit: !cancelled,
    delete: instance.students === 0,
    cancel: !cancelled && instance.gradesSignedAt === null,
    reopen: cancelled,
  };
}
