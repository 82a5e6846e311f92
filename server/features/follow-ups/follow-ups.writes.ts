import type { Queryable } from '../../platform/database/database.js';
import { changeRow, goingOver, insertRow } from '../../platform/records/plain-row.js';
import type { Read } from '../../platform/database/rows.js';

/** Moves the follow-ups of a merged record. */
export const moveFollowUps = goingOver('follow_up', 'studentId');

/** Adds a follow-up to a user's list. */
export const insertFollowUp = (
  tx: Queryable,
  note: Read<
    'follow_up',
    'id' | 'studentId' | 'dueOn' | 'note' | 'assigneeId' | 'createdBy' | 'createdByName'
  >,
) => insertRow(tx, 'follow_up', note);

/** Updates a follow-up's text and day. */
export const updateFollowUp = (
  tx: Queryable,
  id: string,
  columns: Read<'follow_up', 'dueOn' | 'note'>,
): Promise<void> => changeRow(tx, 'follow_up', id, columns);

/** Stores when it was first marked as done; false resets it. */
export async function markDone(tx: Queryable, id: string, isDone: boolean): Promise<void> {
  await tx.query(
    'UPDATE follow_up SET done_at = CASE WHEN $2 THEN coalesce(done_at, now()) END WHERE id = $1',
    [id, isDone],
  );
}
