/**
 * Operations to measure: the product's request, and the hand-written statement with which the floor returns
 * the same JSON. `$1` is the viewer.
 */

import { ADMINISTRATION } from './administration-operations.mjs';
import { ENROLLMENT_LISTS } from './enrollment-operations.mjs';
import { EXAM_TABLES } from './exam-operations.mjs';
import { GRADING } from './grading-operations.mjs';
import { PLACEMENTS } from './placement-operations.mjs';
import { SEARCHES } from './search-operations.mjs';

const LIST_FIELDS = `json_build_object(
  'id', s.id, 'name', s.name,
  'personalNumber', CASE WHEN s.personal_number IS NOT NULL
    THEN left(s.personal_number, 8) || '-' || right(s.personal_number, 4) END,
  'municipality', CASE WHEN s.municipality IS NOT NULL THEN json_build_object('type', s.municipality) END,
  'educationSummary', s.education_summary,
  'teacher', CASE WHEN t.id IS NOT NULL THEN json_build_object('userId', json_build_object('username', u.name)) END,
  'startDate', s.start_date, 'endDate', s.end_date, 'status', s.status, 'aplStatus', s.apl_status,
  'enrollmentStats', json_build_object('totalEnrollments', s.total_enrollments, 'activeEnrollments', s.active_enrollments),
  'unseenCommentCount', (SELECT count(*) FROM comment c WHERE c.student_id = s.id AND c.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM comment_seen cs WHERE cs.comment_id = c.id AND cs.user_id = $1)))`;

const LIST_QUERY = `query StudentList($input: StudentsInput) { students(input: $input) { nodes {
  id name personalNumber municipality { type } educationSummary teacher { userId { username } } startDate endDate
  status aplStatus enrollmentStats { totalEnrollments activeEnrollments } unseenCommentCount } } }`;

const DETAILS_QUERY = `query StudentDetails($id: ID!) { student(id: $id) {
  id version name personalNumber phone email municipality { type } startDate endDate exam additionalInfo
  teacher { id userId { id username } } aplStatus enrollmentStats { totalEnrollments activeEnrollments }
  education { id type refId { id courseName courseCode coursePackageName programName } name startDate endDate status
    grade removedAt isEnrollment courseInstance { id courseName startDate endDate } }
  commentHistory { id author authorId authorRole date comment editedAt editedBy isDeleted seenBy } } }`;

const iso = (column) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Calls from here on belong to the other side and use the next five hundred cards. */
export const OF_THE_OTHER = 1_000_000;

const studentAt = (place) => `10000000-0000-7000-8000-${place.toString(16).padStart(12, '0')}`;
const studentId = (n) => studentAt(n % 500);
const cardId = (n) => studentAt((n % 500) + (n < OF_THE_OTHER ? 0 : 500));

export const OPERATIONS = {
  ...ADMINISTRATION,
  ...ENROLLMENT_LISTS,
  ...EXAM_TABLES,
  ...GRADING,
  ...PLACEMENTS,
  ...SEARCHES,
  list: {
    question: () => ({ query: LIST_QUERY, variables: { input: { first: 50 } } }),
    floor: () => ({
      sql: `SELECT json_build_object('data', json_build_object('students', json_build_object('nodes', json_agg(row.json))))::text AS body
        FROM (SELECT ${LIST_FIELDS} AS json FROM (SELECT * FROM student WHERE NOT is_protected ORDER BY name, id LIMIT 50) s
          LEFT JOIN teacher t ON t.id = s.teacher_id LEFT JOIN app_user u ON u.id = t.user_id ORDER BY s.name, s.id) row`,
      params: [],
    }),
  },
  search: {
    question: () => ({ query: LIST_QUERY, variables: { input: { first: 50, filter: { q: 'berg' } } } }),
    floor: () => ({
      sql: `SELECT json_build_object('data', json_build_object('students', json_build_object('nodes', json_agg(row.json))))::text AS body
        FROM (SELECT ${LIST_FIELDS} AS json FROM (SELECT * FROM student
            WHERE NOT is_protected AND lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(personal_number, '')) LIKE $2
            ORDER BY name, id LIMIT 50) s
          LEFT JOIN teacher t ON t.id = s.teacher_id LEFT JOIN app_user u ON u.id = t.user_id ORDER BY s.name, s.id) row`,
      params: ['%berg%'],
    }),
  },
  board: {
    question: () => ({
      query: `query Board { board { cards { id name aplStatus aplStatusSince municipality education commentCount unseenCount } } }`,
    }),
    floor: () => ({
      sql: `WITH n AS (SELECT c.student_id, count(*) AS total, count(*) FILTER (WHERE cs.user_id IS NULL) AS unseen
          FROM comment c LEFT JOIN comment_seen cs ON cs.comment_id = c.id AND cs.user_id = $1
          WHERE c.deleted_at IS NULL GROUP BY c.student_id)
        SELECT json_build_object('data', json_build_object('board', json_build_object('cards', json_agg(
          json_build_object('id', s.id, 'name', s.name, 'aplStatus', s.apl_status, 'aplStatusSince', ${iso('s.apl_status_since')},
            'municipality', s.municipality, 'education', s.education_summary,
            'commentCount', coalesce(n.total, 0), 'unseenCount', coalesce(n.unseen, 0)) ORDER BY s.name, s.id))))::text AS body
        FROM student s LEFT JOIN n ON n.student_id = s.id WHERE NOT s.is_protected`,
      params: [],
    }),
  },
  details: {
    question: (n) => ({ query: DETAILS_QUERY, variables: { id: studentId(n) } }),
    floor: (n) => ({
      sql: `SELECT json_build_object('data', json_build_object('student', json_build_object(
          'id', s.id, 'version', s.version, 'name', s.name,
          'personalNumber', left(s.personal_number, 8) || '-' || right(s.personal_number, 4), 'phone', s.phone, 'email', s.email,
          'municipality', json_build_object('type', s.municipality), 'startDate', s.start_date, 'endDate', s.end_date,
          'exam', s.exam, 'additionalInfo', s.additional_info,
          'teacher', CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'userId', json_build_object('id', u.id, 'username', u.name)) END,
          'aplStatus', s.apl_status,
          'enrollmentStats', json_build_object('totalEnrollments', s.total_enrollments, 'activeEnrollments', s.active_enrollments),
          'education', (SELECT coalesce(json_agg(json_build_object('id', e.id, 'type', 'Course',
              'refId', json_build_object('id', c.id, 'courseName', c.name, 'courseCode', c.code, 'coursePackageName', NULL, 'programName', NULL),
              'name', c.name, 'startDate', e.start_date, 'endDate', e.end_date, 'status', e.status, 'grade', e.grade,
              'removedAt', e.removed_at, 'isEnrollment', e.is_enrollment, 'courseInstance', CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id,
                'courseName', i.name, 'startDate', i.start_date, 'endDate', i.end_date) END) ORDER BY e.start_date DESC), '[]'::json)
            FROM enrollment e JOIN course c ON c.id = e.course_id LEFT JOIN course_instance i ON i.id = e.course_instance_id WHERE e.student_id = s.id),
          'commentHistory', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'author', c.author_name, 'authorId', c.author_id,
              'authorRole', c.author_role, 'date', ${iso('c.created_at')}, 'comment', c.text, 'editedAt', c.edited_at,
              'editedBy', c.edited_by_name, 'isDeleted', c.deleted_at IS NOT NULL,
              'seenBy', (SELECT coalesce(json_agg(cs.user_id), '[]'::json) FROM comment_seen cs WHERE cs.comment_id = c.id)) ORDER BY c.seq), '[]'::json)
            FROM comment c WHERE c.student_id = s.id))))::text AS body
        FROM student s LEFT JOIN teacher t ON t.id = s.teacher_id LEFT JOIN app_user u ON u.id = t.user_id
        WHERE s.id = $2 AND (NOT s.is_protected OR $1::uuid IS NULL)`,
      params: [studentId(n)],
    }),
  },
  status: {
    question: (n) => ({
      query: `mutation Move($input: SetAplStatusInput!) { setAplStatus(input: $input) { __typename ... on AplMoved { card { id aplStatus } } } }`,
      variables: { input: { studentId: cardId(n), aplStatus: n % 1000 < 500 ? 'RED' : 'BLUE' } },
    }),
    floor: (n) => ({
      sql: `WITH b AS (SELECT id, apl_status FROM student WHERE id = $2 FOR NO KEY UPDATE),
          m AS (UPDATE student s SET apl_status = $3, apl_status_since = now(), updated_at = now() FROM b WHERE s.id = b.id RETURNING s.id),
          h AS (INSERT INTO change_history (id, student_id, changed_by, changed_by_name, changed_by_role, changes, previous_values, new_values)
            SELECT gen_random_uuid(), b.id, $1, 'Åsa Öberg', 'TEACHER', ARRAY['aplStatus'],
              jsonb_build_object('aplStatus', b.apl_status), jsonb_build_object('aplStatus', $3::text) FROM b JOIN m USING (id)),
          told AS MATERIALIZED (SELECT pg_notify('bench', json_build_object('studentId', b.id, 'from', b.apl_status)::text)
            FROM b JOIN m USING (id))
        SELECT json_build_object('data', json_build_object('setAplStatus', json_build_object('__typename', 'AplMoved',
          'card', json_build_object('id', b.id, 'aplStatus', $3::text))))::text AS body FROM b WHERE (SELECT count(*) FROM told) > 0`,
      params: [cardId(n), n % 1000 < 500 ? 'RED' : 'BLUE'],
    }),
  },
};
