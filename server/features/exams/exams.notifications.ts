import { v7 as uuid } from 'uuid';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { Queryable } from '../../platform/database/database.js';
import { teachersBut } from '../notifications/notice.queries.js';
import { tell, withdrawNotices } from '../notifications/notifications.repository.js';

/**
 * Notifies the teacher, the student's responsible teacher and the administrators of a new registration. An
 * unknown course is flagged immediately: the exam could be held but not graded.
 */
export async function tellOfRegistration(tx: Queryable, actor: Actor, examId: string): Promise<void> {
  await tell(
    tx,
    `SELECT $1::uuid AS id, 'EXAM_REGISTERED' AS kind, 'exam-registered:' || e.id AS cause,
       'Ny anmälan till prövning i ' || lower(e.requested_month) || ': ' || e.name || '.'
         || CASE WHEN e.course_id IS NULL THEN ' Kursen finns inte i kurslistan: välj vilken som menas.' ELSE '' END AS message,
       e.student_id, 'EXAM' AS subject, e.id AS subject_id, 'ADMINISTRATORS' AS audience,
       ${teachersBut('$3::uuid', 'e.teacher_id', 's.teacher_id')} AS recipients
     FROM exam e JOIN student s ON s.id = e.student_id WHERE e.id = $2`,
    [uuid(), examId, actor.userId],
  );
}

/** Removes the notification of a withdrawn registration. */
export const forgetRegistration = (tx: Queryable, examId: string) =>
  withdrawNotices(tx, `exam-registered:${examId}`);

/**
 * Notifies of decisions or their undo: the same teachers, and the administrators if none of them made it;
 * never the actor.
 */
export async function tellOfDecisions(
  tx: Queryable,
  actor: Actor,
  examIds: readonly string[],
): Promise<void> {
  await tell(
    tx,
    `SELECT told.id, 'EXAM_DECIDED' AS kind, 'exam-decided:' || e.id || ':' || e.version AS cause,
       CASE e.status WHEN 'SCHEDULED' THEN 'Godkänd för prövning: ' WHEN 'DENIED' THEN 'Nekad prövning: '
         ELSE 'Beslutet om prövning är ångrat: ' END || e.name || '.' AS message,
       e.student_id, 'EXAM' AS subject, e.id AS subject_id, $4::text AS audience,
       ${teachersBut('$3::uuid', 'e.teacher_id', 's.teacher_id')} AS recipients
     FROM unnest($1::uuid[], $2::uuid[]) AS told (id, exam_id)
     JOIN exam e ON e.id = told.exam_id JOIN student s ON s.id = e.student_id`,
    [examIds.map(() => uuid()), examIds, actor.userId, hasRank(actor, 'ADMIN') ? null : 'ADMINISTRATORS'],
  );
}
