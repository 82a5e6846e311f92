/** Courses to grade: first page, for a teacher of all courses and for an administrator. */

const QUERY = `query GradingGroups($input: GradingGroupsInput) { gradingGroups(input: $input) { total nodes { id kind courseName
  courseCode points scale startDate endDate dueOn teacher state students missing drafts signed corrections signedAt signedBy } } }`;

const PART = `e.is_enrollment AND e.removed_at IS NULL AND e.status NOT IN ('NOT_STARTED', 'CANCELLED')`;
const KNOWN = `e.student_id NOT IN (SELECT id FROM student WHERE is_protected)`;
const iso = (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One GROUP BY over enrolments; the data has no exams to grade and no enrolments without an instance. */
const groups = (known) => `WITH n AS MATERIALIZED (
    SELECT e.course_instance_id, count(*) AS students, count(*) FILTER (WHERE e.grade IS NULL
        AND e.status IN ('ADMITTED', 'ACTIVE', 'COMPLETED')) AS missing,
      count(*) FILTER (WHERE e.grade IS NOT NULL AND e.grade_signed_at IS NULL) AS drafts, count(e.grade_signed_at) AS signed,
      count(*) FILTER (WHERE e.id IN (SELECT g.enrollment_id FROM grade_correction k JOIN grade g ON g.id = k.grade_id)) AS corrections,
      max(e.grade_signed_at) AS signed_at
    FROM enrollment e WHERE ${PART} AND ${known} GROUP BY e.course_instance_id),
  listed AS MATERIALIZED (
    SELECT i.id, i.name, i.start_date, i.end_date, c.code, c.points, c.level, c.kind, u.name AS teacher, n.*,
      coalesce(i.grades_due_on, i.end_date + (SELECT grade_deadline_days FROM school_setting)) AS due_on
    FROM course_instance i JOIN n ON n.course_instance_id = i.id JOIN course c ON c.id = i.course_id
      LEFT JOIN teacher t ON t.id = i.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
    WHERE i.planning <> 'CANCELLED' AND i.start_date <= (SELECT today()) AND grade_scale(c.level, c.kind) <> 'CERTIFICATE'
      AND missing + drafts + signed > 0),
  judged AS (SELECT *, CASE WHEN signed > 0 AND missing + drafts = 0 THEN CASE WHEN corrections > 0 THEN 'SIGNED' ELSE 'PUBLISHED' END
      WHEN due_on < (SELECT today()) THEN 'OVERDUE' WHEN drafts > 0 THEN 'DRAFT' ELSE 'TO_GRADE' END AS state FROM listed),
  page AS (SELECT *, row_number() OVER () AS place FROM (SELECT * FROM judged
    ORDER BY CASE state WHEN 'OVERDUE' THEN 1 WHEN 'SIGNED' THEN 4 WHEN 'PUBLISHED' THEN 5 ELSE 2 END,
      CASE WHEN state <> 'PUBLISHED' THEN due_on END NULLS LAST, signed_at DESC NULLS LAST, name, id LIMIT 50) first)
  SELECT json_build_object('data', json_build_object('gradingGroups', json_build_object('total', (SELECT count(*) FROM judged),
    'nodes', (SELECT json_agg(json_build_object('id', id, 'kind', 'INSTANCE', 'courseName', name, 'courseCode', code, 'points', points,
      'scale', grade_scale(level, kind), 'startDate', start_date, 'endDate', end_date, 'dueOn', due_on, 'teacher', teacher,
      'state', state, 'students', students, 'missing', missing, 'drafts', drafts, 'signed', signed, 'corrections', corrections,
      'signedAt', ${iso('signed_at')}, 'signedBy', (SELECT g.signed_by_name FROM enrollment e JOIN grade g ON g.enrollment_id = e.id
        WHERE e.course_instance_id = page.id AND e.grade_signed_at = page.signed_at LIMIT 1)) ORDER BY place) FROM page))))::text AS body`;

const grading = (viewer, known) => ({
  viewer,
  question: () => ({ query: QUERY, variables: { input: { first: 50 } } }),
  floor: () => ({ sql: groups(known), params: [] }),
});

export const GRADING = {
  'grading-groups': grading('TEACHER', KNOWN),
  'grading-groups-admin': grading('ADMIN', 'true'),
};
