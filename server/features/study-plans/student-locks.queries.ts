import type { Actor } from '../../platform/auth/actor.js';
import { visibleTo } from '../../platform/auth/student-scope.js';
import { SqlParams } from '../../platform/database/sql-params.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { notFound } from '../../platform/errors/app-error.js';
import { requireId } from '../../platform/validation/id.js';

/** Locks the student, so that changes of one plan happen one after the other. Throws NOT_FOUND. */
export async function lockStudent(tx: Work, actor: Actor, studentId: string): Promise<void> {
  const params = new SqlParams();
  const [found] = await tx.query(
    `SELECT s.id FROM student s WHERE s.id = ${params.add(requireId(studentId, 'studentId'))}
     AND ${visibleTo(actor, params)} FOR NO KEY UPDATE OF s`,
    params.values,
  );
  if (!found) throw notFound('Eleven finns inte.');
}
