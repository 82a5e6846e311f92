import type { Queryable } from '../../platform/database/database.js';

/** What was to be followed up with a record that is merged into another is about it from now on. */
export async function moveFollowUps(tx: Queryable, keepId: string, mergedId: string): Promise<void> {
  await tx.query('UPDATE follow_up SET student_id = $1 WHERE student_id = $2', [keepId, mergedId]);
}

/** Puts a note on somebody's list. */
export async function insertFollowUp(
  tx: Queryable,
  given: {
    id: string;
    studentId: string;
    dueOn: string;
    note: string | null;
    assigneeId: string;
    userId: string;
    name: string;
  },
): Promise<void> {
  await tx.query(
    `INSERT INTO follow_up (id, student_id, due_on, note, assignee_id, created_by, created_by_name)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [given.id, given.studentId, given.dueOn, given.note, given.assigneeId, given.userId, given.name],
  );
}

/** Writes what a note says now. */
export async function updateFollowUp(
  tx: Queryable,
  { id, dueOn, note }: { id: string; dueOn: string; note: string | null },
): Promise<void> {
  await tx.query('UPDATE follow_up SET due_on = $2, note = $3, version = version + 1 WHERE id = $1', [
    id,
    dueOn,
    note,
  ]);
}

/** Keeps when it was done: the first time it was said; false takes it back. */
export async function markDone(tx: Queryable, id: string, isDone: boolean): Promise<void> {
  await tx.query(
    'UPDATE follow_up SET done_at = CASE WHEN $2 THEN coalesce(done_at, now()) END WHERE id = $1',
    [id, isDone],
  );
}
