import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import { TEACHER_PEAK } from '../teachers/teacher-load.queries.js';
import type { CourseInstance, CourseInstanceRights } from '../../platform/graphql/generated.js';

/** Counts per instance, maintained by the trigger `count_grading`; `which` is a condition. */
export const figuresOf = (which: string): string => `
  SELECT course_instance_id AS id, sum(admitted)::integer AS admitted, sum(started)::integer AS started,
    sum(dropped_out)::integer AS "droppedOut", sum(graded)::integer AS graded, sum(ungraded)::integer AS ungraded
  FROM grading_count WHERE ${which} GROUP BY course_instance_id`;

/** A count of `k`; 0 if nobody was ever enrolled. */
export const figureOf = (figure: string): string => `coalesce(k.${figure}, 0)`;

const STATUS = 'instance_status(i.planning, i.start_date, i.end_date)';
/** Status with the current day from `now`, which is evaluated once per statement. */
export const STATUS_NOW = 'instance_status(i.planning, i.start_date, i.end_date, now.day)';
export const NOW = 'CROSS JOIN (SELECT today() AS day OFFSET 0) now';
export const WEEKS = 'round((i.end_date - i.start_date + 1) / 7.0)::integer';

/** Grading deadline: set for the instance, otherwise by the school's rule; null for courses without grades. */
export const GRADES_DUE = `CASE WHEN c.kind <> 'ORIENTATION'
  THEN coalesce(i.grades_due_on, i.end_date + school.grade_deadline_days) END`;

/** Columns of instance `i` with its course `c`, teacher account `u` and the school's settings `school`. */
const COLUMNS = `
  i.id, i.version, i.name, c.id AS "courseId", c.name AS "courseName", c.code AS "courseCode", c.points,
  i.start_date AS "startDate", i.end_date AS "endDate",
  ${WEEKS} AS weeks,
  i.pace_percent AS "pacePercent", i.study_form AS "studyForm", i.location, i.municipality,
  i.teacher_id AS "teacherId", u.name AS "teacherName", i.capacity,
  ${STATUS} AS status, i.planning,
  i.cancelled_reason AS "cancelledReason",
  ${GRADES_DUE} AS "gradesDueOn",
  i.grades_due_on AS "ownGradesDueOn", iso(i.grades_signed_at) AS "gradesSignedAt",
  i.grades_signed_by_name AS "gradesSignedByName", i.series_id AS "seriesId", c.kind AS "courseKind"`;

/** Joins for filtering instance `i`: the course and the school's settings. */
export const FOUND_BY = 'JOIN course c ON c.id = i.course_id CROSS JOIN school_setting school';

/** Joins for the columns of the teacher. */
export const TEACHER = 'LEFT JOIN teacher t ON t.id = i.teacher_id LEFT JOIN app_user u ON u.id = t.user_id';

const NAMES = ['admitted', 'started', '"droppedOut"', 'graded', 'ungraded'];
/** The counts `k` of an instance. */
export const FIGURES = NAMES.map((figure) => `${figureOf(figure)} AS ${figure}`).join(', ');

/** Expensive columns, read only if selected. A cancelled instance has no load. */
const DEARER: Readonly<Record<string, string>> = {
  equivalents: equivalentsOf('c.id'),
  teacherPeakPercent: `CASE WHEN i.planning <> 'CANCELLED' THEN ${TEACHER_PEAK} END`,
};

/** Columns of an instance for the selected fields; null selects all. */
export function instanceColumns(asked: ReadonlySet<string> | null): string {
  const wanted = Object.entries(DEARER).filter(([name]) => asked?.has(name) ?? true);
  return [COLUMNS, ...wanted.map(([name, sql]) => `${sql} AS "${name}"`)].join(', ');
}

/** Whether the instance has enrolments, including planned ones; then it cannot be deleted. */
export const HAS_STUDENTS = `EXISTS (SELECT FROM enrollment e
  WHERE e.course_instance_id = i.id AND e.removed_at IS NULL) AS "hasStudents"`;

export type CourseInstanceRow = Omit<CourseInstance, 'viewerMay'> & {
  courseKind: string;
  hasStudents: boolean;
};

/** The instance with the viewer's permissions, which depend only on its state: every viewer is an administrator. */
export function toCourseInstance({ courseKind: _, hasStudents, ...row }: CourseInstanceRow): CourseInstance {
  // A student who was added after signing reopens the grading; the signed grades remain.
  const gradesSignedAt = row.ungraded > 0 ? null : row.gradesSignedAt;
  return { ...row, gradesSignedAt, viewerMay: rightsOf({ ...row, hasStudents }) };
}

function rightsOf(
  instance: Pick<CourseInstanceRow, 'planning' | 'gradesSignedAt' | 'hasStudents'>,
): CourseInstanceRights {
  const cancelled = instance.planning === 'CANCELLED';
  return {
    edit: !cancelled,
    delete: !instance.hasStudents,
    cancel: !cancelled && instance.gradesSignedAt === null,
    reopen: cancelled,
  };
}
