import type { TeacherReplacementCounts } from '../../platform/graphql/generated.js';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Moved } from './replacement/teacher-replacement.writes.js';

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

/** The replacement is carried out, and this is what it moved. */
export async function noteCarriedOut(
  tx: Queryable,
  id: string,
  counts: TeacherReplacementCounts,
): Promise<void> {
  await tx.query('UPDATE teacher_replacement SET carried_out_at = now(), counts = $2 WHERE id = $1', [
    id,
    JSON.stringify(counts),
  ]);
}

/** Writes how much a teacher is employed. */
export async function setEmployment(
  tx: Queryable,
  id: string,
  percent: number,
  version: number,
): Promise<void> {
  await tx.query(
    `INSERT INTO teacher_profile (teacher_id, employment_percent, version) VALUES ($1, $2, $3)
         ON CONFLICT (teacher_id) DO UPDATE SET employment_percent = $2, version = $3`,
    [id, percent, version],
  );
}

/** Takes all subjects off a teacher. */
export async function clearSubjects(tx: Queryable, teacherId: string): Promise<void> {
  await tx.query('DELETE FROM teacher_subject WHERE teacher_id = $1', [teacherId]);
}

/** Adds subjects to a teacher, each with whether the teacher is qualified for it. */
export async function addSubjects(
  tx: Queryable,
  teacherId: string,
  subjects: readonly string[],
  qualified: readonly boolean[],
): Promise<void> {
  await tx.query(
    `INSERT INTO teacher_subject (teacher_id, subject, is_qualified)
         SELECT $1, subject, qualified FROM unnest($2::text[], $3::boolean[]) AS given (subject, qualified)`,
    [teacherId, subjects, qualified],
  );
}

/** Keeps that one teacher takes over from another. */
export async function addReplacement(
  tx: Queryable,
  given: {
    teacherId: string;
    replacementId: string;
    fromOn: string;
    actorId: string;
    actorName: string;
    carriedOut: { counts: TeacherReplacementCounts; moved: Moved } | null;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO teacher_replacement (id, teacher_id, replacement_id, from_on, created_by, created_by_name,
           carried_out_at, counts, moved)
         VALUES ($1, $2, $3, $4, $5, $6, CASE WHEN $7::jsonb IS NOT NULL THEN now() END, $7::jsonb, $8::jsonb)`,
    [
      uuid(),
      given.teacherId,
      given.replacementId,
      given.fromOn,
      given.actorId,
      given.actorName,
      given.carriedOut && JSON.stringify(given.carriedOut.counts),
      given.carriedOut && JSON.stringify(given.carriedOut.moved),
    ],
  );
}

/** A planned replacement does not happen. */
export async function cancelReplacement(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE teacher_replacement SET cancelled_at = now() WHERE id = $1', [id]);
}

/** What the replacement moved is back where it was. */
export async function noteUndone(tx: Queryable, id: string): Promise<void> {
  await tx.query('UPDATE teacher_replacement SET undone_at = now() WHERE id = $1', [id]);
}

/** The teacher's employment has ended today. */
export async function endEmployment(tx: Queryable, id: string, version: number): Promise<void> {
  await tx.query(
    `INSERT INTO teacher_profile (teacher_id, employment_ended_on, version) VALUES ($1, today(), $2)
         ON CONFLICT (teacher_id) DO UPDATE SET employment_ended_on = today(), version = $2`,
    [id, version],
  );
}
