import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';

/**
 * One record for the whole batch, previewed, shown, committed or undone: a preview shows stored values beside
 * the file's (security, T49); and one for each protected student among its rows. Each changed student has the change history besides.
 */
export async function logImport(db: Queryable, actor: Actor, batchId: string): Promise<void> {
  await db.query(
    `INSERT INTO access_log (user_id, role, action, student_id, is_protected, reason)
     SELECT $1, $2, 'IMPORT_STUDENTS', NULL::uuid, false, $4
     UNION ALL SELECT DISTINCT $1::uuid, $2, 'IMPORT_STUDENTS', s.id, true, $4
     FROM import_row r JOIN student s ON s.id = r.student_id WHERE r.batch_id = $3 AND s.is_protected`,
    [actor.userId, actor.role, batchId, actor.accessReason ?? null],
  );
}

/** Protected students whom a file has named, and of whom its sender was told nothing (permissions, section 1.10). */
export async function logRefused(tx: Queryable, actor: Actor, studentIds: readonly string[]): Promise<void> {
  await tx.query(
    `INSERT INTO access_log (user_id, role, action, student_id, result, is_protected)
     SELECT $1, $2, 'IMPORT_STUDENTS', id, 'REFUSED', true FROM unnest($3::uuid[]) AS id`,
    [actor.userId, actor.role, studentIds],
  );
}

/** One piece of news for all open boards, however many cards there are. */
export function announceImport(tx: Work, actor: Actor, students: number): void {
  if (students === 0) return;
  tx.publish({
    topic: 'board',
    kind: 'RELOADED',
    studentId: null,
    from: null,
    actorId: actor.userId,
    actorName: actor.name,
  });
}
