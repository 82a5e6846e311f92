import { v7 as uuid } from 'uuid';
import type { Actor } from '../../platform/auth/actor.js';
import type { Queryable } from '../../platform/database/database.js';
import type { Read, Row } from '../../platform/database/rows.js';
import { insertRows } from '../../platform/records/plain-row.js';

export type EventRow = [teacherId: string, kind: Row<'teacher_event'>['kind'], text: string];

/** Adds entries to the teachers' history in the action's transaction. */
export async function record(
  tx: Queryable,
  actor: Pick<Actor, 'userId' | 'name'> | null,
  events: readonly EventRow[],
): Promise<void> {
  await insertRows(
    tx,
    'teacher_event',
    events.map(([teacherId, kind, text]) => ({
      id: uuid(),
      teacherId,
      kind,
      text,
      byId: actor?.userId ?? null,
      byName: actor?.name ?? null,
    })),
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
