import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import { idsOf, type Read } from '../../../platform/database/rows.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField } from '../../../platform/errors/app-error.js';
import type { EnrollmentStatus, StatusReason } from '../../../platform/graphql/generated.js';
import { erasing, erasuresOf } from '../../../platform/records/record-fields.js';
import { requireId } from '../../../platform/validation/id.js';
import { optionalText, requiredText } from '../../../platform/validation/text.js';
import { judgeEnd, judgeRemoval, judgeStatus } from '../bulk/change-judgement.rules.js';
import { enrollmentFields } from '../enrollment.fields.js';
import {
  entriesJson,
  JUDGED,
  type JudgedEnrollment,
  type NewEnrollment,
} from './enroll-judgement.queries.js';
import {
  applyChange,
  recordHistory,
  SNAPSHOT,
  statusText,
  TRAIL,
} from '../bulk/enrollment-apply.repository.js';
import {
  lockEnrollments,
  lockInstances,
  lockPlaces,
  type StoredEnrollment,
} from './enrollment-locks.queries.js';
import {
  changeRefusal,
  enrollRefusal,
  outsideText,
  type ChangeProblem,
} from './enrollment-refusals.rules.js';
import { instancesOfReturns, judgeReturns } from './enrollment-return.queries.js';
import { restoreBatch } from '../undo/enrollment-undo.repository.js';
import { missingReason } from '../enrollment-labels.mapper.js';
import { followersOf, type Follower } from '../bulk/status-followers.queries.js';

export type { NewEnrollment } from './enroll-judgement.queries.js';

/*
 * The only writer of enrolments (contract, section 2; domain, D8). Each action handles a set in a constant
 * number of statements, rejects the whole set if one is rejected, and writes status history, change history
 * and, in a batch, undo data. Evaluated beforehand by `judgeEnrollments` and `change-judgement.ts`.
 */

export interface BatchOption {
  batchId?: string | null;
}

/**
 * Enrols students. Returns the enrolments' ids in the order of the entries. CONFLICT: FULL if an instance
 * lacks seats, ALREADY_ENROLLED if the student already has the course and did not end with F, – or without
 * completion, INSTANCE_CANCELLED, NOT_OPEN, ARCHIVED.
 */
export async function enroll(
  tx: Work,
  actor: Actor,
  entries: readonly NewEnrollment[],
  options: BatchOption = {},
): Promise<string[]> {
  return (await enrollJudged(tx, actor, entries, options)).map(({ id }) => id);
}

/** Enrols students and returns each enrolment with its warnings. */
export async function enrollJudged(
  tx: Work,
  actor: Actor,
  entries: readonly NewEnrollment[],
  options: BatchOption = {},
): Promise<WrittenEnrollment[]> {
  if (entries.length === 0) return [];
  entries.forEach(checkIds);
  await lockPlaces(tx, entries);
  const written = await writeEnrollments(tx, actor, entries, options.batchId ?? null);
  const refused = written.find(({ problem }) => problem !== null);
  if (refused) throw enrollRefusal(refused);
  recordHistory(tx, actor, written, (row) => [null, `Inskriven, ${statusText(row.status, row.startDate)}`]);
  return written;
}

function checkIds(entry: NewEnrollment, index: number): void {
  const { studentId, courseId, packageId, programId, courseInstanceId, plannedId, parentId } = entry;
  const ids = { studentId, courseId, packageId, programId, courseInstanceId, plannedId, parentId };
  for (const [name, id] of Object.entries(ids)) if (id) requireId(id, `entries.${index}.${name}`);
  if (!courseId && !packageId && !programId && !courseInstanceId && !plannedId)
    throw badField(`entries.${index}.courseId`, 'REQUIRED', 'Välj en kurs, ett kurspaket eller ett program.');
}

/** A written enrolment with its evaluation. */
export type WrittenEnrollment = JudgedEnrollment & { id: string; status: EnrollmentStatus };

/** Writes all of them, or none if one is rejected: the evaluation is part of the statement. */
function writeEnrollments(
  tx: Work,
  actor: Actor,
  entries: readonly NewEnrollment[],
  batchId: string | null,
): Promise<WrittenEnrollment[]> {
  const ids = entries.map(() => uuid());
  return tx.query<WrittenEnrollment>(
    `WITH who AS (SELECT $2::uuid AS id, $3::text AS name, $4::uuid AS batch_id), ${JUDGED},
     ready AS MATERIALIZED (
       SELECT judged.*, coalesce(planned_id, ($5::uuid[])[ordinal + 1]) AS id,
         coalesce(judged.status, CASE WHEN start_date <= today() THEN 'ACTIVE' ELSE 'ADMITTED' END) AS new_status
       FROM judged),
     good AS (
       SELECT *, CASE WHEN new_status = 'ACTIVE' THEN coalesce(start_date, today()) ELSE today() END AS effective_on
       FROM ready WHERE NOT EXISTS (SELECT FROM ready r WHERE r.problem IS NOT NULL)),
     old AS (
       SELECT e.id, ${SNAPSHOT} AS before FROM enrollment e
       WHERE e.id = ANY (ARRAY(SELECT planned_id FROM good WHERE planned_id IS NOT NULL))),
     added AS (
       INSERT INTO enrollment (id, student_id, course_id, package_id, program_id, course_instance_id, start_date,
         end_date, pace_percent, status, status_on, parent_id)
       SELECT id, student_id, course_id, package_id, program_id, instance_id, start_date, end_date, pace_percent,
         new_status, effective_on, parent_id
       FROM good WHERE planned_id IS NULL
       RETURNING id, version, status, status_on),
     placed AS (
       UPDATE enrollment e SET course_id = good.course_id, package_id = good.package_id, program_id = good.program_id,
         course_instance_id = good.instance_id, start_date = good.start_date, end_date = good.end_date,
         pace_percent = coalesce(good.pace_percent, e.pace_percent), status = good.new_status,
         status_on = good.effective_on, status_reason = NULL, parent_id = coalesce(good.parent_id, e.parent_id),
         is_enrollment = true, version = e.version + 1, updated_at = now()
       FROM good WHERE e.id = good.planned_id
       RETURNING e.id, e.version, e.status, e.status_on),
     changed AS (
       SELECT w.id, w.version, w.status, w.status_on, w.status_on AS effective_on, NULL::text AS reason, NULL::text AS note,
         old.before
       FROM (SELECT * FROM added UNION ALL SELECT * FROM placed) w LEFT JOIN old ON old.id = w.id),
     ${TRAIL}
     SELECT ready.id, ordinal, student_id AS "studentId", student_name AS "studentName",
       target_name AS "targetName", instance_id AS "instanceId", instance_name AS "instanceName", problem,
       held_grade AS "heldGrade", held_as AS "heldAs", passed_grade AS "passedGrade", passed_as AS "passedAs", seats_left AS "seatsLeft",
       start_date AS "startDate", end_date AS "endDate", new_status AS status
     FROM ready ORDER BY ordinal`,
    [entriesJson(entries), actor.userId, actor.name, batchId, ids],
  );
}

export interface StatusChange extends BatchOption {
  status: EnrollmentStatus;
  effectiveOn: string;
  reason?: StatusReason | null;
  note?: string | null;
}

/**
 * Sets the status of enrolments from a day on. An interruption, a pause and an end by the principal require a
 * reason; not started is its own reason. A future day is allowed only for an admission or a cancellation.
 * CONFLICT: GRADED after the grade is signed, UNGRADED for completing a course without one; for a resumed one
 * also FULL, INSTANCE_CANCELLED, ALREADY_ENROLLED. Interrupting, pausing, ending or resuming a package or
 * program also applies to its unfinished courses.
 */
export async function changeStatus(
  tx: Work,
  actor: Actor,
  ids: readonly string[],
  change: StatusChange,
): Promise<void> {
  const { status, effectiveOn } = change;
  const reason = change.reason ?? (status === 'NOT_STARTED' ? 'NEVER_STARTED' : null);
  const missing = missingReason(status, reason);
  if (missing) throw badField('reason', 'REQUIRED', missing);
  const note = optionalText(change.note, 'note', 500);
  await lockInstances(tx, await instancesOfReturns(tx, ids, status));
  const rows = await lockEnrollments(tx, ids);
  const today = await dayOf(tx);
  const words = { OUTSIDE_COURSE: outsideText(status) };
  refuse(rows, (row) => judgeStatus(row, status, effectiveOn, today), words);
  const returns = await judgeReturns(tx, rows, status);
  refuse(rows, (row) => returns.get(row.id) ?? null);
  // Read before the parent changes: its state decides which courses return from a pause.
  const followers = await followersOf(tx, rows, change);
  const settled = { ...change, reason, note };
  await setStatus(tx, actor, rows, settled);
  await carryToCourses(tx, actor, followers, settled);
}

/** Sets the status of a package or program on its courses in the same action, with the same day and reason. */
async function carryToCourses(
  tx: Work,
  actor: Actor,
  followers: readonly Follower[],
  change: SettledChange,
): Promise<void> {
  const going = followers.filter(({ status }) => status !== null);
  if (going.length === 0) return;
  const rows = await lockEnrollments(tx, idsOf(going));
  const statusOf = new Map(going.map(({ id, status }) => [id, status!]));
  for (const status of new Set(statusOf.values()))
    await setStatus(
      tx,
      actor,
      rows.filter(({ id }) => statusOf.get(id) === status),
      { ...change, status },
    );
  await tx.query('UPDATE enrollment_batch SET size = size + $2 WHERE id = $1', [
    change.batchId ?? null,
    going.length,
  ]);
}

type SettledChange = StatusChange & { reason: StatusReason | null; note: string | null };

/** Writes the status of evaluated rows; skips unchanged ones. */
async function setStatus(
  tx: Work,
  actor: Actor,
  rows: readonly StoredEnrollment[],
  { status, effectiveOn, reason, note, batchId }: SettledChange,
): Promise<void> {
  const differing = rows.filter(
    (row) =>
      row.status !== status || row.statusOn !== effectiveOn || row.statusReason !== reason || note !== null,
  );
  await applyChange(tx, actor, differing, {
    set: 'status = $5, status_on = $6::date, status_reason = $7',
    values: [status, effectiveOn, reason, note],
    effectiveOn: 'e.status_on',
    reason: 'e.status_reason',
    note: '$8::text',
    batchId,
  });
  recordHistory(tx, actor, differing, (row) => [
    statusText(row.status, row.statusOn),
    statusText(status, effectiveOn),
  ]);
}

/** Changes the end date of the enrolments (pages, section 8: 'Förläng slutdatum'). */
export async function extendEnd(
  tx: Work,
  actor: Actor,
  ids: readonly string[],
  { endDate, batchId }: BatchOption & { endDate: string },
): Promise<void> {
  const rows = await lockEnrollments(tx, ids);
  refuse(rows, (row) => judgeEnd(row, endDate));
  const differing = rows.filter((row) => row.endDate !== endDate);
  await applyChange(tx, actor, differing, {
    set: 'end_date = $5::date',
    values: [endDate],
    effectiveOn: 'today()',
    note: `'Nytt slutdatum ' || $5::date || coalesce(', tidigare ' || (old.before->>'end_date'), '')`,
    batchId,
  });
  recordHistory(tx, actor, differing, (row) => [`slut ${row.endDate ?? 'ej satt'}`, `slut ${endDate}`]);
}

/**
 * Removes enrolments: they remain in the register with time and reason, and no longer count. Courses planned
 * for a package are removed with it.
 */
export async function removeEnrollments(
  tx: Work,
  actor: Actor,
  ids: readonly string[],
  { reason, batchId }: BatchOption & { reason: string },
): Promise<void> {
  const why = requiredText(reason, 'reason', 500);
  const planned = await tx.query<Read<'enrollment', 'id'>>(
    `SELECT id FROM enrollment WHERE parent_id = ANY ($1::uuid[]) AND NOT is_enrollment AND removed_at IS NULL`,
    [ids.map((id) => requireId(id, 'ids'))],
  );
  const rows = await lockEnrollments(tx, [...new Set([...ids, ...planned.map(({ id }) => id)])]);
  refuse(rows, judgeRemoval);
  await applyChange(tx, actor, rows, {
    set: 'removed_at = now(), removed_reason = $5',
    values: [why],
    effectiveOn: 'today()',
    note: `'Borttagen: ' || $5`,
    batchId,
  });
  recordHistory(tx, actor, rows, (row) => [statusText(row.status, row.statusOn), `Borttagen: ${why}`]);
}

/**
 * Replaces free text about an anonymised student by `blank`; enrolments and history stay. Keeps the time of
 * change, so that nothing is reported again.
 */
export async function eraseNotes(tx: Work, studentId: string, blank: string): Promise<void> {
  await tx.query(
    `WITH own AS MATERIALIZED (SELECT id FROM enrollment WHERE student_id = $1),
     trail AS (UPDATE enrollment_status_change SET note = $2
       WHERE note IS NOT NULL AND enrollment_id IN (SELECT id FROM own)),
     item AS (UPDATE enrollment_batch_item SET before = jsonb_set(before, '{removed_reason}', to_jsonb($2::text))
       WHERE before->>'removed_reason' IS NOT NULL AND enrollment_id IN (SELECT id FROM own))
     UPDATE enrollment SET ${erasing(erasuresOf(enrollmentFields), { blank: '$2' })}
     WHERE student_id = $1 AND (note IS NOT NULL OR removed_reason IS NOT NULL)`,
    [studentId, blank],
  );
}

export type BatchKind =
  'ENROLL' | 'STATUS' | 'MOVE' | 'EXTEND' | 'REMOVE' | 'MATCH' | 'CANCEL_INSTANCE' | 'END_STUDENT';

/** Other changes when a student is ended. */
export interface StudentEnding {
  studentId: string;
  endDate: string;
  endDateBefore: string | null;
}

interface NewBatch {
  kind: BatchKind;
  title: string;
  size: number;
  jobId?: string | null;
  ending?: StudentEnding;
}

/** Begins an action that can be undone as a unit; its id is the `batchId`. `title` is Swedish. */
export async function startBatch(tx: Work, actor: Actor, batch: NewBatch): Promise<string> {
  const id = uuid();
  const { kind, title, size, jobId, ending } = batch;
  await tx.query(
    `INSERT INTO enrollment_batch (id, kind, title, size, created_by, created_by_name, job_id, ending)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, kind, title, size, actor.userId, actor.name, jobId, ending],
  );
  return id;
}

/**
 * Undoes a batch as a unit: restores changed enrolments, removes added ones. CONFLICT: UNDONE if already
 * undone, LATER_WORK if one of its enrolments has newer changes, FULL if a seat has been taken since,
 * ALREADY_ENROLLED if the student has enrolled elsewhere, INSTANCE_CANCELLED if the instance is cancelled.
 */
export async function undoBatch(tx: Work, actor: Actor, batchId: string): Promise<void> {
  await restoreBatch(tx, actor, requireId(batchId, 'batchId'));
}

function refuse(
  rows: StoredEnrollment[],
  judge: (row: StoredEnrollment) => ChangeProblem | null,
  words: Partial<Record<ChangeProblem, string>> = {},
): void {
  for (const row of rows) {
    const problem = judge(row);
    if (problem) throw changeRefusal(problem, row, { ofSeveral: rows.length > 1, words: words[problem] });
  }
}

async function dayOf(tx: Queryable): Promise<string> {
  const [row] = await tx.query<{ today: string }>('SELECT today()');
  return row!.today;
}

/** Removed entries keep their course and lose their instance, which is deleted. */
export async function leaveDeletedInstances(tx: Queryable, instanceIds: readonly string[]): Promise<void> {
  await tx.query(
    'UPDATE enrollment SET course_instance_id = NULL WHERE course_instance_id = ANY ($1::uuid[])',
    [instanceIds],
  );
}
