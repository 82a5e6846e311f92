import type { TeacherReplacementCounts } from '../../platform/graphql/generated.js';
import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { TeacherReplacementEntity } from './replacement/teacher-replacement.entity.js';
import { TeacherEntity } from './teacher.entity.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import type { Moved } from './replacement/teacher-replacement.repository.js';

/** The record is kept when the role changes, since comments, courses and students refer to it (7.11). */
export async function makeTeacher(tx: Work, userId: string): Promise<void> {
  await tx.manager
    .createQueryBuilder()
    .insert()
    .into(TeacherEntity)
    .values({ id: uuid(), userId })
    .orIgnore()
    .execute();
}

/** Reactivated accounts resume the employment, with a history entry on each teacher's page. */
export async function resumeEmployment(
  tx: Queryable,
  actor: Actor,
  userIds: readonly string[],
): Promise<void> {
  await tx.query(
    `WITH resumed AS (
       UPDATE teacher_profile p SET employment_ended_on = NULL, version = p.version + 1
       FROM teacher t JOIN unnest($1::uuid[], $2::uuid[]) AS account(id, event_id) ON account.id = t.user_id
       WHERE t.id = p.teacher_id AND p.employment_ended_on IS NOT NULL
       RETURNING p.teacher_id, account.event_id)
     INSERT INTO teacher_event (id, teacher_id, kind, text, by_id, by_name)
     SELECT event_id, teacher_id, 'EMPLOYMENT_RESUMED', 'Anställningen återupptogs och kontot låstes upp.', $3, $4
     FROM resumed`,
    [userIds, userIds.map(() => uuid()), actor.userId, actor.name],
  );
}

/** Marks the replacement as carried out, with the moved rows. */
export async function noteCarriedOut(tx: Work, id: string, counts: TeacherReplacementCounts): Promise<void> {
  await tx.manager.update(TeacherReplacementEntity, id, { carriedOutAt: () => 'now()', counts });
}

/** Writes the extent of a teacher's employment. */
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

/** Replaces a teacher's subjects. */
export async function setSubjects(
  tx: Queryable,
  teacherId: string,
  subjects: readonly Read<'teacher_subject', 'subject' | 'isQualified'>[],
): Promise<void> {
  await tx.query('DELETE FROM teacher_subject WHERE teacher_id = $1', [teacherId]);
  await tx.query(
    `INSERT INTO teacher_subject (teacher_id, subject, is_qualified)
     SELECT $1, * FROM unnest($2::text[], $3::boolean[])`,
    [teacherId, subjects.map(({ subject }) => subject), subjects.map(({ isQualified }) => isQualified)],
  );
}

type NewReplacement = Read<
  'teacher_replacement',
  'teacherId' | 'replacementId' | 'fromOn' | 'createdBy' | 'createdByName'
>;

/** Inserts a replacement. */
export async function addReplacement(
  tx: Work,
  replacement: NewReplacement,
  carriedOut: { counts: TeacherReplacementCounts; moved: Moved } | null,
): Promise<void> {
  await tx.manager.insert(TeacherReplacementEntity, {
    id: uuid(),
    ...replacement,
    ...carriedOut,
    carriedOutAt: carriedOut && (() => 'now()'),
  });
}

/** Cancels a planned replacement. */
export async function cancelReplacement(tx: Work, id: string): Promise<void> {
  await tx.manager.update(TeacherReplacementEntity, id, { cancelledAt: () => 'now()' });
}

/** Marks the replacement as undone. */
export async function noteUndone(tx: Work, id: string): Promise<void> {
  await tx.manager.update(TeacherReplacementEntity, id, { undoneAt: () => 'now()' });
}

/** Ends the teacher's employment today. */
export async function endEmployment(tx: Queryable, id: string, version: number): Promise<void> {
  await tx.query(
    `INSERT INTO teacher_profile (teacher_id, employment_ended_on, version) VALUES ($1, today(), $2)
         ON CONFLICT (teacher_id) DO UPDATE SET employment_ended_on = today(), version = $2`,
    [id, version],
  );
}
