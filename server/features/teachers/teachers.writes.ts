import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import type { Queryable } from '../../platform/database/database.js';

/** The record stays when the role changes again: comments, courses and students hang on it (7.11). */
export async function makeTeacher(tx: Queryable, userId: string): Promise<void> {
  await tx.query('INSERT INTO teacher (id, user_id) VALUES ($1, $2) ON CONFLICT (user_id) DO NOTHING', [
    uuid(),
    userId,
  ]);
}

/** Who is let in again is employed again, and the teacher's page tells of it. */
export async function resumeEmployment(tx: Queryable, actor: Actor, userId: string): Promise<void> {
  await tx.query(
    `WITH resumed AS (
       UPDATE teacher_profile p SET employment_ended_on = NULL, version = p.version + 1
       FROM teacher t WHERE t.id = p.teacher_id AND t.user_id = $1 AND p.employment_ended_on IS NOT NULL
       RETURNING p.teacher_id)
     INSERT INTO teacher_event (id, teacher_id, kind, text, by_id, by_name)
     SELECT $2, teacher_id, 'EMPLOYMENT_RESUMED', 'Anställningen återupptogs och kontot låstes upp.', $3, $4 FROM resumed`,
    [userId, uuid(), actor.userId, actor.name],
  );
}
