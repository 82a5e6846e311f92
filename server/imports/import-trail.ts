import type { Actor } from '../auth/actor.js';
import type { Queryable } from '../database/database.js';
import type { Work } from '../database/unit-of-work.js';

/** An import may take longer than anything else (security, F3). For this transaction alone. */
export const IMPORT_TIMEOUT = `SELECT set_config('statement_timeout', '60s', true), set_config('lock_timeout', '10s', true)`;

/**
 * One record for the whole batch, previewed, committed or undone: a preview shows stored values beside
 * the file's (security, T49). Each changed student has the change history besides.
 */
export async function logImport(tx: Queryable, actor: Actor): Promise<void> {
  await tx.query(`INSERT INTO access_log (user_id, role, action) VALUES ($1, $2, 'IMPORT_STUDENTS')`, [
    actor.userId,
    actor.role,
  ]);
}

/** Protected students whom a file has named, and of whom its sender was told nothing (permissions, section 1.10). */
export async function logRefused(tx: Queryable, actor: Actor, studentIds: readonly string[]): Promise<void> {
  if (studentIds.length === 0) return;
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
