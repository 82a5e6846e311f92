import { enrollmentStatusLabels } from '../../../../domain/labels/enrollment.js';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { columnOf, idsOf } from '../../../platform/database/rows.js';
import { namesOf } from '../../../platform/records/record-fields.js';
import { enrollmentFields } from '../enrollment.fields.js';
import type { StoredEnrollment } from '../single/enrollment-locks.queries.js';

/** Columns that an undo restores. */
export const PUT_BACK = namesOf(enrollmentFields, 'isPutBack').map((name) => ({
  ...{ name, column: columnOf(name), type: enrollmentFields[name].type },
}));
export const SNAPSHOT = `jsonb_build_object('version', e.version, ${PUT_BACK.map(
  ({ column }) => `'${column}', e.${column}`,
).join(', ')})`;

/** CTEs that write status history and batch items for the rows of `changed` (id, version, status, status_on, before). */
export const TRAIL = `
  trail AS (
    INSERT INTO enrollment_status_change (id, enrollment_id, status, effective_on, reason, note, changed_by,
      changed_by_name, batch_id, sets_status)
    SELECT gen_random_uuid(), changed.id, changed.status, changed.effective_on, changed.reason, changed.note,
      who.id, who.name, who.batch_id, changed.before IS NULL OR changed.status IS DISTINCT FROM changed.before->>'status'
        OR changed.status_on IS DISTINCT FROM (changed.before->>'status_on')::date
    FROM changed, who),
  item AS (
    INSERT INTO enrollment_batch_item (batch_id, enrollment_id, before, version_after)
    SELECT who.batch_id, changed.id, changed.before, changed.version FROM changed, who
    WHERE who.batch_id IS NOT NULL
    -- Twice in one batch: how it was before the first is what an undo puts back.
    ON CONFLICT (batch_id, enrollment_id) DO UPDATE SET version_after = excluded.version_after)`;

export interface Change {
  /** `SET` of the statement; values from `$5` on. */
  set: string;
  values: readonly unknown[];
  /** An additional join of `old`, whose columns `set` may use. */
  from?: string;
  /** SQL of the status history's other columns; values as above. */
  effectiveOn: string;
  reason?: string;
  note?: string;
  batchId?: string | null | undefined;
}

/** Updates the enrolments in one statement, with their status history and undo data. */
export async function applyChange(
  tx: Work,
  actor: Actor,
  rows: readonly { id: string }[],
  change: Change,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `WITH who AS (SELECT $2::uuid AS id, $3::text AS name, $4::uuid AS batch_id),
     old AS (SELECT e.id, ${SNAPSHOT} AS before FROM enrollment e WHERE e.id = ANY ($1::uuid[])),
     changed AS (
       UPDATE enrollment e SET ${change.set}, version = e.version + 1, updated_at = now()
       FROM old ${change.from ?? ''} WHERE e.id = old.id
       RETURNING e.id, e.version, e.status, e.status_on, old.before, ${change.effectiveOn} AS effective_on,
         ${change.reason ?? 'NULL::text'} AS reason, ${change.note ?? 'NULL::text'} AS note),
     ${TRAIL}
     SELECT count(*) FROM changed`,
    [idsOf(rows), actor.userId, actor.name, change.batchId ?? null, ...change.values],
  );
}

/**
 * One change history entry per student, however many enrolments. `said` has each enrolment's old and new
 * state; the old one may be null.
 */
export function recordHistory<Row extends { studentId: string; targetName: string | null }>(
  tx: Work,
  actor: Actor,
  rows: readonly Row[],
  said: (row: Row) => [before: string | null, after: string],
): void {
  const byStudent = new Map<string, Row[]>();
  for (const row of rows) byStudent.set(row.studentId, [...(byStudent.get(row.studentId) ?? []), row]);
  for (const [studentId, own] of byStudent) {
    const joined = (at: 0 | 1) =>
      own
        .flatMap((row) => (said(row)[at] === null ? [] : [`${row.targetName}: ${said(row)[at]}`]))
        .join('; ') || null;
    tx.history(actor, studentId, { education: joined(0) }, { education: joined(1) });
  }
}

export function statusText(status: StoredEnrollment['status'], on?: string | null): string {
  const name = status ? enrollmentStatusLabels[status] : 'Planerad';
  return on ? `${name} från ${on}` : name;
}
