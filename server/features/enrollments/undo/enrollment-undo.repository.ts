import type { Actor } from '../../../platform/auth/actor.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Read, Row } from '../../../platform/database/rows.js';
import { conflict, notFound } from '../../../platform/errors/app-error.js';
import { inTheWayOf } from '../single/enroll-judgement.queries.js';
import { applyChange, PUT_BACK, recordHistory, statusText } from '../bulk/enrollment-apply.repository.js';
import { lockEnrollments, lockInstances } from '../single/enrollment-locks.queries.js';
import { restoreStudentDates } from '../single/student-dates.repository.js';
import { someNames } from '../../../platform/errors/some-names.js';

/**
 * Enrolments of batch `b` with later work (item `i`, enrolment `e`): changed since, graded, or reported to
 * CSN. Also used by the list of batches.
 */
export const LATER_WORK = `e.version <> i.version_after
  OR e.csn_reported_at > b.created_at
  OR EXISTS (SELECT FROM grade g WHERE g.enrollment_id = e.id AND g.updated_at > b.created_at)`;

/** Undoes a batch; see `undoBatch`. */
export async function restoreBatch(tx: Work, actor: Actor, batchId: string): Promise<void> {
  const [batch] = await tx.query<Read<'enrollment_batch', 'title'> & { undone: boolean }>(
    'SELECT title, undone_at IS NOT NULL AS undone FROM enrollment_batch WHERE id = $1 FOR UPDATE',
    [batchId],
  );
  if (!batch) throw notFound('Åtgärden finns inte.');
  if (batch.undone) throw conflict('UNDONE', 'Åtgärden är redan ångrad.');
  const items = await tx.query<{
    id: Row<'enrollment_batch_item'>['enrollment_id'];
    instanceId: string | null;
  }>(
    `SELECT enrollment_id AS id, (before->>'course_instance_id')::uuid AS "instanceId"
     FROM enrollment_batch_item WHERE batch_id = $1`,
    [batchId],
  );
  const ids = items.map(({ id }) => id);
  await lockInstances(
    tx,
    items.map(({ instanceId }) => instanceId),
  );
  const rows = await lockEnrollments(tx, ids);
  await assertIndependent(tx, batchId);
  await assertMayGoOn(tx, batchId);
  await applyChange(tx, actor, rows, restoring(batchId, batch.title));
  await assertStillFits(tx, batchId);
  await reopenEarlier(tx, batchId);
  await restoreStudentDates(tx, actor, batchId);
  await tx.query('UPDATE enrollment_batch SET undone_at = now(), undone_by = $2 WHERE id = $1', [
    batchId,
    actor.userId,
  ]);
  recordHistory(tx, actor, rows, (row) => [statusText(row.status, row.statusOn), `Ångrat: ${batch.title}`]);
}

/** The restored columns; a new enrolment (no old values) is marked as removed. */
function restoring(batchId: string, title: string) {
  const whenNew: Readonly<Record<string, string>> = { removedAt: 'now()', removedReason: '$6::text' };
  const columns = PUT_BACK.map(
    ({ name, column, type }) => `${column} = CASE WHEN i.before IS NULL THEN ${whenNew[name] ?? `e.${column}`}
      ELSE (i.before->>'${column}')::${type} END`,
  );
  return {
    set: columns.join(', '),
    from: 'JOIN enrollment_batch_item i ON i.batch_id = $5::uuid AND i.enrollment_id = old.id',
    values: [batchId, `Ångrat: ${title}`],
    effectiveOn: 'e.status_on',
    reason: 'e.status_reason',
    note: '$6::text',
  };
}

async function assertIndependent(tx: Work, batchId: string): Promise<void> {
  const later = await tx.query<Read<'student', 'name'>>(
    `SELECT DISTINCT s.name FROM enrollment_batch b JOIN enrollment_batch_item i ON i.batch_id = b.id
     JOIN enrollment e ON e.id = i.enrollment_id JOIN student s ON s.id = e.student_id
     WHERE b.id = $1 AND (${LATER_WORK}) ORDER BY s.name`,
    [batchId],
  );
  if (later.length === 0) return;
  throw conflict(
    'LATER_WORK',
    `Åtgärden kan inte ångras: senare ändringar bygger på den (${someNames(later)}).`,
  );
}

/** The state before the batch is restored: the preceding batch can be undone again. */
async function reopenEarlier(tx: Work, batchId: string): Promise<void> {
  await tx.query(
    `UPDATE enrollment_batch_item earlier SET version_after = e.version
     FROM enrollment_batch_item i JOIN enrollment e ON e.id = i.enrollment_id
     WHERE i.batch_id = $1 AND earlier.enrollment_id = i.enrollment_id AND earlier.batch_id <> i.batch_id
       AND earlier.version_after = (i.before->>'version')::integer`,
    [batchId],
  );
}

/** Enrolment `e` after restoring `i.before`: current and taking a seat. */
const GOES_ON = `i.before IS NOT NULL AND i.before->>'removed_at' IS NULL AND (i.before->>'is_enrollment')::boolean
  AND takes_seat(i.before->>'status')`;
const RUNS = 'mine.removed_at IS NULL AND mine.is_enrollment AND takes_seat(mine.status)';

/** The enrolment's target before the batch. */
const WAS_FOR = `coalesce((i.before->>'course_id')::uuid, (i.before->>'package_id')::uuid, (i.before->>'program_id')::uuid)`;

/** Enrolments that the undo resumes must be allowed, as for a new enrolment. */
async function assertMayGoOn(tx: Work, batchId: string): Promise<void> {
  const [against] = await tx.query<{ student: Row<'student'>['name']; cancelled: string | null }>(
    `SELECT s.name AS student, CASE WHEN ci.planning = 'CANCELLED' THEN ci.name END AS cancelled
     FROM enrollment_batch_item i JOIN enrollment mine ON mine.id = i.enrollment_id
     JOIN student s ON s.id = mine.student_id
     LEFT JOIN course_instance ci ON ci.id = (i.before->>'course_instance_id')::uuid
     WHERE i.batch_id = $1 AND ${GOES_ON} AND (
       (ci.planning = 'CANCELLED' AND NOT (${RUNS} AND mine.course_instance_id = ci.id))
       OR (NOT (${RUNS}) AND EXISTS (
         SELECT FROM enrollment e WHERE e.student_id = mine.student_id
           AND ${inTheWayOf(WAS_FOR)}
           -- Those of the same action are put back too.
           AND NOT EXISTS (SELECT FROM enrollment_batch_item own WHERE own.batch_id = $1 AND own.enrollment_id = e.id))))
     ORDER BY s.name LIMIT 1`,
    [batchId],
  );
  if (against?.cancelled)
    throw conflict('INSTANCE_CANCELLED', `Åtgärden kan inte ångras: ${against.cancelled} är inställt.`);
  if (against)
    throw conflict(
      'ALREADY_ENROLLED',
      `Åtgärden kan inte ångras: ${against.student} är redan inskriven på kursen igen.`,
    );
}

/** Seats may have been taken since. */
async function assertStillFits(tx: Work, batchId: string): Promise<void> {
  const [full] = await tx.query<Read<'course_instance', 'name'>>(
    `SELECT ci.name FROM course_instance ci
     WHERE ci.id = ANY (ARRAY(SELECT DISTINCT (before->>'course_instance_id')::uuid
         FROM enrollment_batch_item WHERE batch_id = $1 AND before->>'course_instance_id' IS NOT NULL))
       AND ci.capacity < (SELECT count(*) FROM enrollment e WHERE e.course_instance_id = ci.id
         AND e.removed_at IS NULL AND e.is_enrollment AND takes_seat(e.status))
     LIMIT 1`,
    [batchId],
  );
  if (full) throw conflict('FULL', `Åtgärden kan inte ångras: ${full.name} har blivit fullt.`);
}
