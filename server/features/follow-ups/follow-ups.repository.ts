import type { Queryable } from '../../platform/database/database.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import type { Read } from '../../platform/database/rows.js';
import { FollowUpEntity } from './follow-up.entity.js';

/** Moves the follow-ups of a merged record. */
export async function moveFollowUps(tx: Queryable, toId: string, fromId: string): Promise<void> {
  await tx.query('UPDATE follow_up SET student_id = $1 WHERE student_id = $2', [toId, fromId]);
}

/** Adds a follow-up to a user's list. */
export const insertFollowUp = async (
  tx: Work,
  note: Read<
    'follow_up',
    'id' | 'studentId' | 'dueOn' | 'note' | 'assigneeId' | 'createdBy' | 'createdByName'
  >,
): Promise<void> => {
  await tx.manager.insert(FollowUpEntity, { ...note });
};

/** Updates a follow-up's text and day. */
export const updateFollowUp = async (
  tx: Work,
  id: string,
  columns: Read<'follow_up', 'dueOn' | 'note'>,
): Promise<void> => {
  await tx.manager.update(FollowUpEntity, id, columns);
};

/** Stores when it was marked as done; false reopens it. Without a change the version remains. */
export async function markDone(tx: Queryable, id: string, isDone: boolean): Promise<void> {
  await tx.query(
    `UPDATE follow_up SET done_at = CASE WHEN $2 THEN now() END, version = version + 1
     WHERE id = $1 AND (done_at IS NOT NULL) <> $2`,
    [id, isDone],
  );
}
