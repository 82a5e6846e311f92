import type { Actor } from '../../../platform/auth/actor.js';
import { visibleTo } from '../../../platform/auth/student-scope.js';
import type { Queryable } from '../../../platform/database/database.js';
import { SqlParams } from '../../../platform/database/sql-params.js';
import { historyInsert } from '../../../platform/history/change-history.repository.js';
import { importedWishes } from '../../course-matching/course-matching.repository.js';
import { importedEntries } from '../../enrollments/single/imported-entries.repository.js';
import type { PackageEntry } from '../../enrollments/single/package-courses.queries.js';
import { peopleKeys } from '../../students/records/people-locks.queries.js';
import { addImported, changeImported, type Taken } from '../../students/records/imported.repository.js';

/** Row numbers of a step, both ends included. */
export interface Span {
  first: number;
  last: number;
}

/** Error of a whole row, in addition to those of its cells. */
const ofRow = (message: string): string =>
  JSON.stringify([{ column: null, value: null, message, warning: false }]);
const STALE = ofRow('Någon annan har ändrat eller lagt till eleven sedan förhandsgranskningen.');
const HEAD_FAILED = ofRow('En annan rad om samma elev kan inte importeras, se den.');
const CLOSED = ofRow('Utbildningen har arkiverats eller fått en ny version sedan förhandsgranskningen.');

/** Rows that enrol on a closed target: archived, or a superseded edition. */
const NAMES_CLOSED = `row IN (
  SELECT own.row FROM import_row own, jsonb_array_elements(own.record->'enrollments') entry
  JOIN (SELECT id FROM course WHERE archived_at IS NOT NULL
    UNION ALL SELECT id FROM course_package WHERE archived_at IS NOT NULL
    UNION ALL SELECT follows_id FROM course_package WHERE follows_id IS NOT NULL
    UNION ALL SELECT id FROM program WHERE archived_at IS NOT NULL) closed
    ON closed.id::text = coalesce(entry->>'courseId', entry->>'packageId', entry->>'programId')
  WHERE own.batch_id = $1 AND own.record IS NOT NULL)`;

/** Value of a new row; `r` is the row. */
const NEW = (name: string): string => `(r.record->'values'->>'${name}')`;

/** Locks the students that the batch adds or changes until the transaction ends: see `lockPeople`. */
export async function lockPeopleOf(tx: Queryable, batchId: string): Promise<void> {
  await tx.query(
    `SELECT lock_people(ARRAY(SELECT unnest(${peopleKeys({
      name: NEW('name'),
      email: NEW('email'),
      personalNumber: `replace(${NEW('personalNumber')}, '-', '')`,
    })}) FROM import_row r WHERE batch_id = $1 AND outcome IN ('NEW', 'CHANGED') AND record IS NOT NULL))`,
    [batchId],
  );
}

/**
 * A student `s` with new row `r`'s name and no distinguishing data, as the preview would find it
 * (`RowJudge`).
 */
const NAMESAKE = `person_name_key(s.name) = person_name_key(${NEW('name')}) AND (
    lower(s.email) = lower(${NEW('email')})
    OR regexp_replace(s.phone, '\\D', '', 'g') = regexp_replace(${NEW('phone')}, '\\D', '', 'g')
    OR s.personal_number IS NOT NULL AND ${NEW('personalNumber')} IS NOT NULL
      AND left(s.personal_number, 8) = left(${NEW('personalNumber')}, 8)
    OR (s.personal_number IS NULL OR ${NEW('personalNumber')} IS NULL) AND (s.email IS NULL OR ${NEW('email')} IS NULL))`;

/**
 * Rows that are no longer valid: their student has changed or is gone, the person has been added since, or
 * their education is closed. Sets them to INVALID; returns their number. Locks the students to change.
 */
export async function markStale(tx: Queryable, actor: Actor, batchId: string): Promise<number> {
  await tx.query(
    `SELECT id FROM student WHERE id = ANY (
       ARRAY(SELECT student_id FROM import_row WHERE batch_id = $1 AND outcome = 'CHANGED')) ORDER BY id FOR UPDATE`,
    [batchId],
  );
  const params = new SqlParams();
  const [batch, stands] = [params.add(batchId), params.add(STALE)];
  // A decision about a namesake is valid only for those found at the time.
  const stale = await tx.query(
    `UPDATE import_row r SET outcome = 'INVALID', record = NULL, changes = '[]', errors = errors || ${stands}::jsonb
     FROM import_batch b WHERE b.id = ${batch} AND r.batch_id = b.id AND (
       outcome = 'CHANGED' AND NOT EXISTS (
         SELECT FROM student s WHERE s.id = r.student_id AND s.version = r.student_version)
       OR held_for IS NULL AND outcome = 'NEW' AND r.record IS NOT NULL AND (
         EXISTS (SELECT FROM student s WHERE s.personal_number = replace(${NEW('personalNumber')}, '-', ''))
         OR EXISTS (SELECT FROM student s WHERE ${NAMESAKE} AND ${visibleTo(actor, params)}
           AND (r.decision IS NULL OR s.created_at > b.checked_at))))
     RETURNING r.row`,
    params.values,
  );
  const closed = await tx.query(
    `UPDATE import_row SET outcome = 'INVALID', record = NULL, changes = '[]', errors = errors || $2::jsonb
     WHERE batch_id = $1 AND ${NAMES_CLOSED} RETURNING row`,
    [batchId, CLOSED],
  );
  return stale.length + closed.length + (await followHeads(tx, batchId));
}

/** If a person's head row is invalid, all their rows are. Returns the number that became INVALID. */
async function followHeads(tx: Queryable, batchId: string): Promise<number> {
  const rows = await tx.query(
    // As an array, looked up by hash: the planner has no statistics of a new batch.
    `UPDATE import_row SET outcome = 'INVALID', changes = '[]', errors = errors || $2::jsonb
     WHERE batch_id = $1 AND head_row IS NOT NULL AND outcome <> 'INVALID' AND head_row = ANY (
       ARRAY(SELECT row FROM import_row WHERE batch_id = $1 AND outcome = 'INVALID')) RETURNING row`,
    [batchId, HEAD_FAILED],
  );
  return rows.length;
}

/** Rows of a step with their values; `v` has them as shown. */
const ROWS = (outcome: string) => `
  plan AS MATERIALIZED (
    SELECT row, (record->>'id')::uuid AS id, (record->>'historyId')::uuid AS history_id, record->'values' AS v,
      record->'previous' AS previous, (record->>'teacherId')::uuid AS teacher_id, record->'enrollments' AS enrollments,
      record->>'summary' AS summary, coalesce(record->'wishes', '[]') AS wishes
    FROM import_row WHERE batch_id = $1 AND row BETWEEN $2 AND $3 AND outcome = '${outcome}' AND record IS NOT NULL
      AND held_for IS NULL)`;

/**
 * History, enrolments and their first history for the students in `written`, in the same statement. Looked up
 * once, by hash: IS TRUE keeps the planner, which has no statistics of `written`, from scanning it for each
 * row.
 */
const TRAIL = `
  brought AS MATERIALIZED (SELECT * FROM plan WHERE (id IN (SELECT id FROM written)) IS TRUE),
  history AS (${historyInsert(
    `SELECT history_id, id, $4::uuid, $5, $6, ARRAY(SELECT jsonb_object_keys(v)), previous, v, $1 FROM brought`,
    'import_batch_id',
  )}),
  ${importedEntries({ actorId: '$4::uuid', actorName: '$5' })},
  waited AS (${importedWishes({ batchId: '$1::uuid', actorName: '$5' })})`;

/**
 * Adds the new students of a step with their derived columns already set: the database still checks them, but
 * needn't write every student twice. A student added concurrently is unchanged, and the row becomes INVALID.
 * Returns the number added.
 */
export async function writeNew(
  tx: Queryable,
  actor: Actor,
  batchId: string,
  span: Span,
  taken: Taken,
): Promise<number> {
  const rows = await tx.query<{ id: string; written: boolean; row: number }>(
    `WITH ${ROWS('NEW')},
     written AS (${addImported('plan', taken)}),
     ${TRAIL}
     SELECT row, id IN (SELECT id FROM written) AS written FROM plan`,
    [batchId, span.first, span.last, actor.userId, actor.name, actor.role],
  );
  const lost = rows.filter(({ written }) => !written).map(({ row }) => row);
  if (lost.length > 0) {
    await tx.query(
      `UPDATE import_row SET outcome = 'INVALID', record = NULL, errors = errors || $3::jsonb
       WHERE batch_id = $1 AND (row = ANY ($2) OR head_row = ANY ($2))`,
      [batchId, lost, STALE],
    );
  }
  return rows.length - lost.length;
}

/** Updates the students of a step: only the plan's fields. Returns their number. */
export async function writeChanged(
  tx: Queryable,
  actor: Actor,
  batchId: string,
  span: Span,
): Promise<number> {
  const rows = await tx.query(
    `WITH ${ROWS('CHANGED')},
     changed AS (${changeImported('plan')}),
     written AS (
       SELECT id FROM changed UNION ALL SELECT id FROM plan WHERE v - 'education' = '{}'::jsonb),
     ${TRAIL}
     SELECT id FROM written`,
    [batchId, span.first, span.last, actor.userId, actor.name, actor.role],
  );
  return rows.length;
}

/** A step's enrolments on packages, whose courses are planned next. */
export function packagesOf(tx: Queryable, batchId: string, span: Span): Promise<PackageEntry[]> {
  return tx.query<PackageEntry>(
    `SELECT e.id, e.student_id AS "studentId", e.package_id AS "packageId", e.start_date AS "startDate",
       e.pace_percent AS "pacePercent"
     FROM enrollment e WHERE e.package_id IS NOT NULL AND e.id = ANY (ARRAY(
       SELECT (entry->>'id')::uuid FROM import_row, jsonb_array_elements(record->'enrollments') entry
       WHERE batch_id = $1 AND row BETWEEN $2 AND $3 AND record IS NOT NULL))`,
    [batchId, span.first, span.last],
  );
}
