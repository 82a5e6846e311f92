/** The enrolment list: first page with total, and enrolments without a grade. */

const QUERY = `query EnrollmentList($input: EnrollmentsInput) { enrollments(input: $input) { totalCount nodes {
  id version student { id name personalNumber municipality } type targetId name code
  courseInstance { id courseName startDate endDate } startDate endDate pacePercent status statusOn statusReason grade
  gradedOn isGradeSigned } } }`;

const CURRENT = 'e.removed_at IS NULL AND e.is_enrollment';

const enrollments = (filter, where, order) => ({
  viewer: 'ADMIN',
  question: () => ({ query: QUERY, variables: { input: { first: 50, filter, ...order.input } } }),
  floor: () => ({
    sql: `SELECT json_build_object('data', json_build_object('enrollments', json_build_object(
        'totalCount', (SELECT count(*) FROM enrollment e WHERE ${CURRENT} AND ${where}),
        'nodes', json_agg(row.json))))::text AS body
      FROM (SELECT json_build_object('id', e.id, 'version', e.version, 'student', json_build_object('id', s.id,
          'name', s.name, 'personalNumber', left(s.personal_number, 8) || '-' || right(s.personal_number, 4),
          'municipality', s.municipality), 'type', 'Course', 'targetId', c.id, 'name', c.name, 'code', c.code,
          'courseInstance', CASE WHEN ci.id IS NOT NULL THEN json_build_object('id', ci.id, 'courseName', ci.name,
            'startDate', ci.start_date, 'endDate', ci.end_date) END,
          'startDate', e.start_date, 'endDate', e.end_date, 'pacePercent', coalesce(e.pace_percent, ci.pace_percent),
          'status', e.status, 'statusOn', e.status_on, 'statusReason', e.status_reason, 'grade', e.grade,
          'gradedOn', e.graded_on, 'isGradeSigned', e.grade_signed_at IS NOT NULL) AS json
        FROM (SELECT * FROM enrollment e WHERE ${CURRENT} AND ${where} ORDER BY ${order.sql} LIMIT 50) e
          JOIN student s ON s.id = e.student_id LEFT JOIN course c ON c.id = e.course_id
          LEFT JOIN course_instance ci ON ci.id = e.course_instance_id ORDER BY ${order.sql}) row`,
    params: [],
  }),
});

const LATEST = { input: {}, sql: 'e.start_date DESC NULLS LAST, e.id' };

export const ENROLLMENT_LISTS = {
  enrollments: enrollments({}, 'true', LATEST),
  'enrollments-ungraded': enrollments(
    { attention: ['UNGRADED'] },
    `e.course_id IS NOT NULL AND e.grade_signed_at IS NULL AND e.status IN ('ADMITTED', 'ACTIVE', 'PAUSED')
      AND e.end_date < current_date`,
    LATEST,
  ),
};
