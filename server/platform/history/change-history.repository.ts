import { v7 as uuid } from 'uuid';
import type { Queryable } from '../database/database.js';
import type { HistoryRow } from './history-row.js';

/**
 * The statement, or part of one, that writes the rows of a SELECT to the change history: id, student_id, changed_by,
 * changed_by_name, changed_by_role, changes, previous_values, new_values and, where it is named, one column more.
 */
export function historyInsert(rows: string, more?: 'left_since' | 'import_batch_id'): string {
  return `INSERT INTO change_history (id, student_id, changed_by, changed_by_name, changed_by_role, changes,
      previous_values, new_values${more ? `, ${more}` : ''})
    ${rows}`;
}

/** Writes the change history of a unit of work in its transaction. */
export async function writeHistory(tx: Queryable, rows: readonly HistoryRow[]): Promise<void> {
  const json = rows.map((row) => ({
    id: uuid(),
    student_id: row.studentId,
    changed_by: row.actor?.userId ?? null,
    changed_by_name: row.actor?.name ?? null,
    changed_by_role: row.actor?.role ?? null,
    changes: row.changes,
    previous_values: row.previousValues,
    new_values: row.newValues,
  }));
  await tx.query(
    historyInsert(`SELECT id, student_id, changed_by, changed_by_name, changed_by_role,
       ARRAY(SELECT jsonb_array_elements_text(changes)), previous_values, new_values
     FROM jsonb_to_recordset($1::jsonb) AS row(id uuid, student_id uuid, changed_by uuid, changed_by_name text,
       changed_by_role text, changes jsonb, previous_values jsonb, new_values jsonb)`),
    [JSON.stringify(json)],
  );
}
