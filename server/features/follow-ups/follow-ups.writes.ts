import type { Queryable } from '../../platform/database/database.js';
import { changeRow, goingOver, insertRow } from '../../platform/records/plain-row.js';
import type { Read } from '../../platform/database/rows.js';

/** What was to be followed up with a record that is merged into another is about it from now on. */
export const moveFollowUps = goingOver('follow_up', 'studentId');

/** Puts a note on somebody's list. */
export const insertFollowUp = (
  tx: Queryable,
  note: Read<
    'follow_up',
    'id' | 'studentId' | 'dueOn' | 'note' | 'assigneeId' | 'createdBy' | 'createdByName'
  >,
) => insertRow(tx, 'follow_up', note);

/** Writes what a note says now. */
export const updateFollowUp = (
  tx: Queryable,
  id: string,
  columns: Read<'follow_up', 'dueOn' | 'note'>,
): Promise<void> => changeRow(tx, 'follow_up', id, columns);

/** Keeps when it was done: the first time it was said; false takes it back. */
export async function markDone(tx: Queryable, id: string, isDone: boolean): Promise<void> {
  await tx.query(
    'UPDATE follow_up SET done_at = CASE WHEN $2 THEN coalesce(done_at, now()) END WHERE id = $1',
    [id, isDone],
  );
}
