import type { Queryable } from '../../platform/database/database.js';
import type { Read } from '../../platform/database/rows.js';
import { deleteRows, insertRow } from '../../platform/records/plain-row.js';

/** Adds a task to its owner's list. */
export const addTask = (tx: Queryable, task: Read<'task', 'id' | 'userId' | 'description'>) =>
  insertRow(tx, 'task', task);

/** Updates the text of an own task; false if it doesn't exist. */
export async function describeTask(
  tx: Queryable,
  { id, userId }: Read<'task', 'id' | 'userId'>,
  description: string,
): Promise<boolean> {
  const found = await tx.query(
    'UPDATE task SET description = $3 WHERE id = $1 AND user_id = $2 RETURNING 1',
    [id, userId, description],
  );
  return found.length > 0;
}

/** Deletes one or all of the user's own tasks; returns their number. */
export const deleteTasks = (tx: Queryable, own: Read<'task', 'userId'> & Partial<Read<'task', 'id'>>) =>
  deleteRows(tx, 'task', own);
