import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { ChangeHistoryEntry } from '../../../platform/graphql/generated.js';
import type { Call } from '../../../platform/graphql/request-context.js';
import { accessLogPart } from '../../../platform/history/access-log.js';
import { requireId } from '../../../platform/validation/id.js';

/** The change history of a student, newest first (specification, section 3). Administrators, by the contract. */
@Injectable()
export class StudentHistory {
  constructor(private readonly database: Database) {}

  async read({ actor }: Call, studentId: string): Promise<ChangeHistoryEntry[]> {
    const params = new SqlParams();
    const id = params.add(requireId(studentId, 'studentId'));
    const [row] = await this.database.query<{ history: ChangeHistoryEntry[] }>(
      `WITH found AS MATERIALIZED (SELECT id, is_protected FROM student WHERE id = ${id}),
         ${accessLogPart(actor, 'READ_HISTORY', params, 'found')}
       SELECT (SELECT coalesce(json_agg(json_build_object(
           'id', h.id, 'timestamp', iso(h.changed_at),
           'changedBy', CASE WHEN h.changed_by_name IS NOT NULL
             THEN json_build_object('id', h.changed_by, 'name', h.changed_by_name) END,
           'changedByRole', h.changed_by_role, 'isImported', h.import_batch_id IS NOT NULL, 'changes', h.changes,
           'previousValues', h.previous_values, 'newValues', h.new_values
         ) ORDER BY h.changed_at DESC, h.id DESC), '[]'::json)
         FROM change_history h WHERE h.student_id = found.id
           -- What happened to a record that was merged into this one belongs here too.
           OR h.student_id IN (SELECT old_id FROM student_alias WHERE student_id = found.id)) AS history
       FROM found`,
      params.values,
    );
    if (!row) throw notFound('Eleven finns inte.');
    return row.history;
  }
}
