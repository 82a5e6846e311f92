import { v7 as uuid } from 'uuid';
import type { Actor } from '../auth/actor.js';
import type { Queryable } from '../database/database.js';
import type { Work } from '../database/unit-of-work.js';
import { hasUngraded } from '../enrollments/lacks-grade.sql.js';
import type { TeacherReplacementCounts } from '../graphql/generated.js';
import { OPEN_EXAM } from './teacher-list.js';

export interface Replacement {
  teacherId: string;
  replacementId: string;
  fromOn: string;
}

/** Instances that end on the day or later: the new teacher will set their grades. */
const MOVING = `ci.teacher_id = $1 AND ci.planning <> 'CANCELLED' AND (ci.end_date IS NULL OR ci.end_date >= $2::date)`;

/** What a replacement would move: one statement, the same conditions as the deed. */
export async function countReplacement(
  db: Queryable,
  { teacherId, fromOn }: Pick<Replacement, 'teacherId' | 'fromOn'>,
): Promise<TeacherReplacementCounts> {
  const [row] = await db.query<{ counts: TeacherReplacementCounts }>(
    `SELECT json_build_object(
       'students', (SELECT count(*) FROM student s WHERE s.teacher_id = $1),
       'exams', (SELECT count(*) FROM exam x WHERE x.teacher_id = $1 AND ${OPEN_EXAM}),
       'occasions', (SELECT count(*) FROM exam_occasion o WHERE o.teacher_id = $1 AND o.held_on >= $2::date
          AND o.cancelled_at IS NULL),
       'instances', (SELECT count(*) FROM course_instance ci WHERE ${MOVING}),
       'ungradedInstances', (SELECT count(*) FROM course_instance ci WHERE ci.teacher_id = $1
          AND ci.planning <> 'CANCELLED' AND ci.end_date < $2::date AND ${hasUngraded('ci')})) AS counts`,
    [teacherId, fromOn],
  );
  return row!.counts;
}

/**
 * Moves everything in the caller's transaction: the students (with a row of history each), open exams,
 * occasions to come, instances. Grades of what has ended before stay with whoever taught it.
 */
export async function carryOut(
  tx: Work,
  actor: Pick<Actor, 'userId' | 'name' | 'role'> | null,
  { teacherId, replacementId, fromOn }: Replacement,
): Promise<TeacherReplacementCounts> {
  const counts = await countReplacement(tx, { teacherId, fromOn });
  const names = await namesOf(tx, [teacherId, replacementId]);
  const students = await tx.query<{ id: string }>(
    `UPDATE student SET teacher_id = $2, version = version + 1, updated_at = now() WHERE teacher_id = $1 RETURNING id`,
    [teacherId, replacementId],
  );
  for (const { id } of students) {
    tx.history({
      studentId: id,
      actor,
      changes: ['teacher'],
      previousValues: { teacher: names.get(teacherId) },
      newValues: { teacher: names.get(replacementId) },
    });
  }
  reloadBoards(tx, actor, students.length);
  await tx.query(
    `UPDATE exam x SET teacher_id = $2, version = x.version + 1 WHERE x.teacher_id = $1 AND ${OPEN_EXAM}`,
    [teacherId, replacementId],
  );
  await tx.query(
    `UPDATE exam_occasion SET teacher_id = $3, version = version + 1
     WHERE teacher_id = $1 AND held_on >= $2::date AND cancelled_at IS NULL`,
    [teacherId, fromOn, replacementId],
  );
  await tx.query(`UPDATE course_instance ci SET teacher_id = $3, version = ci.version + 1 WHERE ${MOVING}`, [
    teacherId,
    fromOn,
    replacementId,
  ]);
  const what = `${counts.students} elever, ${counts.exams} prövningar, ${counts.instances} tillfällen`;
  await record(tx, actor, [
    [teacherId, 'REPLACED', `Ersatt av ${names.get(replacementId)} från ${fromOn}: ${what}.`],
    [replacementId, 'TOOK_OVER', `Tog över från ${names.get(teacherId)} från ${fromOn}: ${what}.`],
  ]);
  return counts;
}

export type EventRow = [teacherId: string, kind: string, text: string];

/** Adds to the teachers' own history, with the deed or not at all. */
export async function record(
  tx: Queryable,
  actor: Pick<Actor, 'userId' | 'name'> | null,
  events: readonly EventRow[],
): Promise<void> {
  await tx.query(
    `INSERT INTO teacher_event (id, teacher_id, kind, text, by_id, by_name)
     SELECT id, teacher_id, kind, text, $5::uuid, $6 FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])
       AS event (id, teacher_id, kind, text)`,
    [
      events.map(() => uuid()),
      events.map(([id]) => id),
      events.map(([, kind]) => kind),
      events.map(([, , text]) => text),
      actor?.userId ?? null,
      actor?.name ?? null,
    ],
  );
}

/** The display names of teachers, by their id. */
export async function namesOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<{ id: string; name: string }>(
    'SELECT t.id, u.name FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = ANY ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Open boards are read anew: a protected card is no longer the former teacher's to see. */
export function reloadBoards(
  tx: Pick<Work, 'publish'>,
  actor: Pick<Actor, 'userId' | 'name'> | null,
  students: number,
): void {
  if (students === 0) return;
  tx.publish({
    topic: 'board',
    kind: 'RELOADED',
    studentId: null,
    from: null,
    actorId: actor?.userId ?? '',
    actorName: actor?.name ?? '',
  });
}
