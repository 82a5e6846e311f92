import { v7 as uuid } from 'uuid';
import type { Actor } from '../auth/actor.js';
import type { Queryable } from '../database/database.js';
import type { Work } from '../database/unit-of-work.js';

/** An import may take longer than anything else (security, F3). For this transaction alone. */
export const IMPORT_TIMEOUT = `SELECT set_config('statement_timeout', '60s', true), set_config('lock_timeout', '10s', true)`;

/** One record for the whole batch; each student has the change history (pages, section 1). */
export async function logImport(tx: Queryable, actor: Actor): Promise<void> {
  await tx.query(`INSERT INTO access_log (id, user_id, role, action) VALUES ($1, $2, $3, 'IMPORT_STUDENTS')`, [
    uuid(),
    actor.userId,
    actor.role,
  ]);
}

/** One piece of news for all open boards, however many cards there are. */
export function announceImport(tx: Work, actor: Actor, students: number): void {
  if (students === 0) return;
  tx.publish({ topic: 'board', kind: 'RELOADED', studentId: null, from: null, actorId: actor.userId, actorName: actor.name });
}
