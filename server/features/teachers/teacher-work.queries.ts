import { LACKS_GRADE } from '../enrollments/lacks-grade.queries.js';
import { columnsOf, jsonOf, readingOf } from '../../platform/records/record-fields.js';
import { USER_COLUMNS } from '../users/user.mapper.js';
import { equivalentsOf } from '../catalogue/courses/course-equivalents.queries.js';
import { loadPercentOf, teacherPeaks } from './teacher-load.queries.js';
import { teacherFields, teacherProfileFields, teacherSubjectFields } from './teacher.fields.js';

/** Due date of the grades of instance `ci`: its own, or the school's number of days after its end. */
export const GRADES_DUE_ON = `coalesce(ci.grades_due_on,
  ci.end_date + (SELECT grade_deadline_days FROM school_setting))`;

const EMPLOYMENT_PERCENT = 'coalesce(p.employment_percent, 100)';

/** SQL of the API fields in `work`. */
export const WORK_READING = {
  ...readingOf('t', teacherFields, 'isShown'),
  ...readingOf('p', teacherProfileFields, 'isShown'),
  version: 'coalesce(p.version, 1)',
  employmentPercent: EMPLOYMENT_PERCENT,
  ongoingInstances: 'coalesce(o.ongoing, 0)',
  comingInstances: 'coalesce(o.coming, 0)',
  students: 'coalesce(h.students, 0)',
  responsibleFor: 'coalesce(f.students, 0)',
  loadPoints: 'coalesce(o.load, 0)',
  loadPercent: loadPercentOf('coalesce(l.pace, 0)', EMPLOYMENT_PERCENT),
  loadOn: 'l.day',
  examsToReview: 'coalesce(w.exams, 0)',
  gradesToSet: 'coalesce(g.to_set, 0)',
  overdueGrades: 'coalesce(g.overdue, 0)',
  overdueSince: 'g.overdue_since',
};
export const SUBJECT_READING = readingOf('ts', teacherSubjectFields, 'isShown');

/**
 * CTEs: `work` has the current workload of the teachers in `among`, or of all. Finished instances count only
 * while a grade is missing, which is stored per instance, so that cost doesn't grow over the years.
 */
export const teacherWork = (among: string | null): string => {
  const theirs = (column: string) => `${column} ${among ? `IN (${among})` : 'IS NOT NULL'}`;
  return `
  own_instance AS MATERIALIZED (
    SELECT ci.id, ci.teacher_id, ci.start_date, ci.end_date, ci.pace_percent, instance_status(ci.planning, ci.start_date, ci.end_date) AS status,
      coalesce(c.points, 0) * ci.pace_percent / 100.0 AS load, ${GRADES_DUE_ON} AS due_on, k.ungraded
    FROM course_instance ci JOIN course c ON c.id = ci.course_id
    LEFT JOIN (SELECT course_instance_id, sum(ungraded)::integer AS ungraded FROM grading_count GROUP BY 1) k
      ON k.course_instance_id = ci.id
    WHERE ${theirs('ci.teacher_id')} AND ci.planning <> 'CANCELLED'
      AND (ci.end_date IS NULL OR ci.end_date >= today() OR k.ungraded > 0)
  ), offered AS (
    SELECT teacher_id, count(*) FILTER (WHERE status = 'ONGOING')::integer AS ongoing,
      count(*) FILTER (WHERE status IN ('PLANNED', 'OPEN'))::integer AS coming,
      coalesce(sum(load) FILTER (WHERE status = 'ONGOING'), 0)::integer AS load
    FROM own_instance GROUP BY teacher_id
  ), ${teacherPeaks('own_instance')}, taught AS (
    SELECT teacher_id, (SELECT count(DISTINCT e.student_id)::integer FROM enrollment e
      WHERE e.course_instance_id = ANY (instances) AND e.removed_at IS NULL AND e.is_enrollment
        AND NOT is_ended(e.status)) AS students
    FROM (SELECT teacher_id, array_agg(id) AS instances FROM own_instance WHERE status = 'ONGOING' GROUP BY teacher_id) i
  ), graded AS (
    SELECT teacher_id, sum(ungraded)::integer AS to_set, (sum(ungraded) FILTER (WHERE due_on < today()))::integer AS overdue,
      min(due_on) FILTER (WHERE due_on < today()) AS overdue_since
    FROM own_instance WHERE end_date < today() AND ungraded > 0 GROUP BY teacher_id
  ), waiting AS (
    SELECT teacher_id, count(*)::integer AS exams FROM exam
    WHERE status = 'INTRESSE' AND ${theirs('teacher_id')} GROUP BY teacher_id
  ), followed AS (
    -- Those who are kept count of are not protected.
    SELECT teacher_id, sum(students)::integer AS students FROM (
      SELECT teacher_id, status, students FROM student_part_count WHERE part = 'TEACHER'
      UNION ALL SELECT teacher_id, status, 1 FROM student WHERE is_protected) responsible
    WHERE ${theirs('teacher_id')} AND status NOT IN ('ENDED', 'DROPPED_OUT') GROUP BY teacher_id
  ), work AS (
    SELECT t.user_id, ${columnsOf(WORK_READING)}
    FROM teacher t
    LEFT JOIN teacher_profile p ON p.teacher_id = t.id
    LEFT JOIN offered o ON o.teacher_id = t.id
    LEFT JOIN peak l ON l.teacher_id = t.id
    LEFT JOIN taught h ON h.teacher_id = t.id
    LEFT JOIN graded g ON g.teacher_id = t.id
    LEFT JOIN waiting w ON w.teacher_id = t.id
    LEFT JOIN followed f ON f.teacher_id = t.id
    WHERE ${theirs('t.id')}
  )`;
};

/** A row `w` of `work` with its account `u`, as the contract's TeacherWork has it. */
export const TEACHER_WORK_JSON = `(to_jsonb(w) - 'user_id') || jsonb_build_object(
  'user', (SELECT to_jsonb(account) FROM (SELECT ${USER_COLUMNS}) AS account),
  'subjects', (SELECT coalesce(jsonb_agg(${jsonOf(SUBJECT_READING)} ORDER BY ts.subject), '[]')
    FROM teacher_subject ts WHERE ts.teacher_id = w.id))`;

/** Instance `ci` of course `c` with its account `u` of a teacher or none, as the contract's TeacherInstance has it. */
export const TEACHER_INSTANCE_JSON = `json_build_object('id', ci.id, 'version', ci.version, 'course', c.name,
  'courseCode', c.code, 'equivalents', ${equivalentsOf('c.id')}, 'startDate', ci.start_date, 'endDate', ci.end_date,
  'status', instance_status(ci.planning, ci.start_date, ci.end_date), 'students', n.students,
  'capacity', ci.capacity, 'points', c.points, 'pacePercent', ci.pace_percent, 'ungraded', n.ungraded,
  'gradesDueOn', ${GRADES_DUE_ON}, 'isOverdue', coalesce(n.ungraded > 0 AND ci.end_date < today()
    AND ${GRADES_DUE_ON} < today(), false),
  'teacher', CASE WHEN t.id IS NOT NULL THEN json_build_object('id', u.id, 'username', u.name) END)`;

/** FROM clause for TEACHER_INSTANCE_JSON. */
export const TEACHER_INSTANCE_SOURCE = `course_instance ci JOIN course c ON c.id = ci.course_id
  LEFT JOIN teacher t ON t.id = ci.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE NOT is_ended(e.status) OR e.status = 'COMPLETED')::integer AS students,
      count(*) FILTER (WHERE ${LACKS_GRADE})::integer AS ungraded
    FROM enrollment e WHERE e.course_instance_id = ci.id AND e.removed_at IS NULL AND e.is_enrollment) n`;
