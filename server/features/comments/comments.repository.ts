import type { Changes } from '../../platform/database/rows.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { CommentEntity } from './comment.entity.js';
import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../platform/database/database.js';
import { noticePart } from '../notifications/notifications.repository.js';
import { teachersBut } from '../notifications/notice.queries.js';

/** Moves the comments of a merged record to the remaining one. */
export async function moveComments(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE comment SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Marks all comments of a student as seen by the account; returns the number of newly seen ones. */
export async function markSeen(tx: Queryable, studentId: string, userId: string): Promise<number> {
  const rows = await tx.query(
    `INSERT INTO comment_seen (comment_id, user_id)
         SELECT c.id, $2 FROM comment c WHERE c.student_id = $1
           AND NOT EXISTS (SELECT FROM comment_seen cs WHERE cs.comment_id = c.id AND cs.user_id = $2)
         ORDER BY c.id ON CONFLICT DO NOTHING RETURNING comment_id`,
    [studentId, userId],
  );
  return rows.length;
}

/** Notification of the `added` comment for the responsible teacher, unless they wrote it. */
const COMMENT_NOTICE = `SELECT $7::uuid AS id, 'COMMENT' AS kind, 'comment:' || added.id AS cause,
    $4::text || ' har skrivit en kommentar om ' || s.name || '.' AS message, s.id AS student_id,
    'COMMENT' AS subject, added.id AS subject_id, NULL::text AS audience,
    ${teachersBut('$3', 's.teacher_id')} AS recipients
  FROM added JOIN student s ON s.id = added.student_id`;

/** Adds a comment, marks it as seen by its author and notifies the responsible teacher. */
export async function addComment(
  tx: Queryable,
  comment: { id: string; studentId: string; userId: string; name: string; role: string; text: string },
): Promise<void> {
  const { id, studentId, userId, name, role, text } = comment;
  // `clock_timestamp()`, not `now()`: a transaction that waited for the lock gets the later time.
  await tx.query(
    `WITH added AS (INSERT INTO comment (id, student_id, author_id, author_name, author_role, text, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp()) RETURNING id, student_id),
     ${noticePart(COMMENT_NOTICE)}
     INSERT INTO comment_seen (comment_id, user_id) SELECT id, $3 FROM added`,
    [id, studentId, userId, name, role, text, uuid()],
  );
}

/** Updates the given columns. */
export async function updateComment(tx: Work, id: string, columns: Changes<'comment'>): Promise<void> {
  await tx.manager.update(CommentEntity, id, columns);
}
