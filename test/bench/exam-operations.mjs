/** The exam table with 5 000 registrations: newest page, and a month of pending ones. */

const QUERY = `query ExamList($input: ExamsInput!) { exams(input: $input) { totalCount nodes {
  id version name personalNumber phone email course requestedMonth municipality { type }
  teacher { id userId { id username } } status materialReceived { status receivedDate } paymentDate decision comment } } }`;

const exams = (filter, where) => ({
  question: () => ({ query: QUERY, variables: { input: { first: 50, filter } } }),
  floor: () => ({
    sql: `SELECT json_build_object('data', json_build_object('exams', json_build_object(
        'totalCount', (SELECT count(*) FROM exam e JOIN student s ON s.id = e.student_id WHERE NOT s.is_protected AND ${where}),
        'nodes', coalesce(json_agg(row.json ORDER BY row.seq DESC), '[]'::json))))::text AS body
      FROM (SELECT e.seq, json_build_object('id', e.id, 'version', e.version, 'name', e.name,
          'personalNumber', left(e.personal_number, 8) || '-' || right(e.personal_number, 4), 'phone', e.phone, 'email', e.email,
          'course', e.course, 'requestedMonth', e.requested_month, 'municipality', json_build_object('type', e.municipality),
          'teacher', CASE WHEN t.id IS NOT NULL THEN
            json_build_object('id', t.id, 'userId', json_build_object('id', u.id, 'username', u.name)) END,
          'status', e.status, 'materialReceived', json_build_object('status', e.material_received_at IS NOT NULL,
            'receivedDate', e.material_received_at), 'paymentDate', e.payment_date,
          'decision', CASE e.status WHEN 'SCHEDULED' THEN 'ACCEPT' WHEN 'DENIED' THEN 'DENY' END, 'comment', e.comment) AS json
        FROM (SELECT e.* FROM exam e JOIN student s ON s.id = e.student_id
            WHERE NOT s.is_protected AND ${where} ORDER BY e.seq DESC LIMIT 50) e
          LEFT JOIN teacher t ON t.id = e.teacher_id LEFT JOIN app_user u ON u.id = t.user_id) row`,
    params: [],
  }),
});

export const EXAM_TABLES = {
  exams: exams({}, 'true'),
  'exams-month': exams(
    { month: 'Januari', status: 'INTRESSE' },
    `e.requested_month = 'Januari' AND e.status = 'INTRESSE'`,
  ),
};
