import { COLLEAGUE_MAY_KNOW } from '../../platform/auth/student-scope.js';
import type { NotificationKind } from '../../platform/graphql/generated.js';

interface NoticeColumns {
  kind: NotificationKind;
  /** SQL of the notification's id. */
  id: string;
  /** SQL of its cause. */
  cause: string;
  /** SQL of the words before the names of student and workplace. */
  words: string;
}

/**
 * Columns of a notification of placement `p` to its teachers with an open account who may see the student, else to the
 * administrators.
 */
export const noticeColumns = ({ kind, id, cause, words }: NoticeColumns): string =>
  `SELECT ${id} AS id, '${kind}' AS kind, ${cause} AS cause,
    ${words} || ': ' || s.name || ', ' || w.name || '.' AS message, p.student_id, NULL::text AS subject,
    NULL::uuid AS subject_id, CASE WHEN cardinality(staff.users) = 0 THEN 'ADMINISTRATORS' END AS audience,
    staff.users AS recipients`;

/** Joins of placement `p` for `noticeColumns`. */
export const NOTICE_FROM = `JOIN student s ON s.id = p.student_id JOIN workplace w ON w.id = p.workplace_id
  CROSS JOIN LATERAL (SELECT ARRAY(SELECT u.id FROM teacher t JOIN app_user u ON u.id = t.user_id
    WHERE t.id IN (s.teacher_id, p.teacher_id) AND ${COLLEAGUE_MAY_KNOW}) AS users) staff`;

/** Placements `p` of a batch: `$1` placements, `$2` new ids of notifications. */
export const NOTICE_BATCH = `FROM unnest($1::uuid[], $2::uuid[]) AS chosen (placement_id, id)
  JOIN placement p ON p.id = chosen.placement_id ${NOTICE_FROM}`;
