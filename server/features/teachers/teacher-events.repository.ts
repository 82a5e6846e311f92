import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Read, Row } from '../../platform/database/rows.js';

export type EventRow = [teacherId: string, kind: Row<'teacher_event'>['kind'], text: string];

/** Adds entries to the teachers' history in the action's transaction. */
export async function record(
  tx: Queryable,
  actor: Pick<Actor, 'userId' | 'name'> | null,
  events: readonly EventRow[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.query(
    `INSERT INTO teacher_event (id, teacher_id, kind, text, by_id, by_name)
     SELECT *, $5::uuid, $6 FROM unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])`,
    [
      events.map(() => uuid()),
      events.map(([teacherId]) => teacherId),
      events.map(([, kind]) => kind),
      events.map(([, , text]) => text),
      ...[actor?.userId, actor?.name],
    ],
  );
}

/** The display names of teachers, by their id. */
export async function namesOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.query<Read<'teacher', 'id'> & Read<'app_user', 'name'>>(
    'SELECT t.id, u.name FROM teacher t JOIN app_user u ON u.id = t.user_id WHERE t.id = ANY ($1::uuid[])',
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
