import type { Actor } from '../../../platform/auth/actor.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { changeRefusal } from './enrollment-refusals.rules.js';
import { applyChange, recordHistory, statusText } from '../bulk/enrollment-apply.repository.js';
import { lockEnrollments } from './enrollment-locks.queries.js';

/**
 * Resets courses to planned, without instance, dates or status, for course matching (pages, section 6).
 * CONFLICT: REMOVED, GRADED.
 */
export async function planAnew(
  tx: Work,
  actor: Actor,
  ids: readonly string[],
  { note, batchId }: { note: string; batchId?: string | null },
): Promise<void> {
  const rows = await lockEnrollments(tx, ids);
  for (const row of rows) {
    if (row.isRemoved) throw changeRefusal('REMOVED', row);
    if (row.isSigned) throw changeRefusal('GRADED', row);
  }
  await applyChange(tx, actor, rows, {
    set: `is_enrollment = false, status = NULL, status_on = NULL, status_reason = NULL, course_instance_id = NULL,
        start_date = NULL, end_date = NULL`,
    values: [note],
    effectiveOn: 'today()',
    note: '$5::text',
    batchId,
  });
  recordHistory(tx, actor, rows, (row) => [statusText(row.status, row.statusOn), `Planerad. ${note}`]);
}
