import type { Queryable } from '../../../platform/database/database.js';
import type { EnrollmentStatus } from '../../../platform/graphql/generated.js';
import { inTheWayOf } from './enroll-judgement.queries.js';
import type { StoredEnrollment } from './enrollment-locks.queries.js';
import type { ChangeProblem } from './enrollment-refusals.rules.js';
import { ENDED } from '../enrollment-labels.mapper.js';

/*
 * A resumed enrolment takes a seat again: as for a new one, its instance must have one and not be cancelled,
 * and the student must not have enrolled in the course elsewhere since (pages, section 8).
 */

/** As `takes_seat` in the database. */
function takesSeat(status: EnrollmentStatus | null): boolean {
  return status === null || status === 'COMPLETED' || !ENDED.includes(status);
}

/** True if the new status resumes an ended or completed enrolment. */
function comesBack(row: StoredEnrollment, status: EnrollmentStatus): boolean {
  if (!takesSeat(status)) return false;
  return !takesSeat(row.status) || (row.status === 'COMPLETED' && status !== 'COMPLETED');
}

interface Circumstances {
  id: string;
  target: string;
  isCancelled: boolean;
  seatsLeft: number | null;
  isHeld: boolean;
}

/**
 * Problems of resumed rows, by their ids: seats are assigned in the rows' order, and of one student's
 * enrolments on a course only the first is valid. One statement.
 */
export async function judgeReturns(
  db: Queryable,
  rows: readonly StoredEnrollment[],
  status: EnrollmentStatus,
): Promise<ReadonlyMap<string, ChangeProblem>> {
  const problems = new Map<string, ChangeProblem>();
  const back = rows.filter((row) => comesBack(row, status));
  const known = await circumstancesOf(db, back);
  const taken = new Map<string, number>();
  const running = new Set<string>();
  for (const row of back) {
    const { target, isCancelled, seatsLeft, isHeld } = known.get(row.id)!;
    const key = `${row.studentId} ${target}`;
    const before = taken.get(row.instanceId ?? '') ?? 0;
    const needsSeat = !takesSeat(row.status);
    if (isCancelled) problems.set(row.id, 'INSTANCE_CANCELLED');
    else if (isHeld || running.has(key)) problems.set(row.id, 'ALREADY_ENROLLED');
    else if (needsSeat && seatsLeft !== null && before >= seatsLeft) problems.set(row.id, 'FULL');
    else {
      running.add(key);
      if (needsSeat) taken.set(row.instanceId ?? '', before + 1);
    }
  }
  return problems;
}

async function circumstancesOf(
  db: Queryable,
  rows: readonly StoredEnrollment[],
): Promise<Map<string, Circumstances>> {
  if (rows.length === 0) return new Map();
  const found = await db.query<Circumstances>(
    `WITH mine AS MATERIALIZED (
       SELECT e.id, e.student_id, coalesce(e.course_id, e.package_id, e.program_id) AS target, e.course_instance_id
       FROM enrollment e WHERE e.id = ANY ($1::uuid[])),
     seat AS MATERIALIZED (
       SELECT ci.id, ci.planning, ci.capacity - (SELECT count(*) FROM enrollment e WHERE e.course_instance_id = ci.id
         AND e.removed_at IS NULL AND e.is_enrollment AND takes_seat(e.status))::integer AS left
       FROM course_instance ci WHERE ci.id = ANY (ARRAY(SELECT DISTINCT course_instance_id FROM mine)))
     SELECT mine.id, course_family(mine.target) AS target, coalesce(seat.planning = 'CANCELLED', false) AS "isCancelled",
       seat.left AS "seatsLeft", EXISTS (SELECT FROM enrollment e WHERE e.student_id = mine.student_id
         AND e.id <> mine.id AND ${inTheWayOf('mine.target')}) AS "isHeld"
     FROM mine LEFT JOIN seat ON seat.id = mine.course_instance_id`,
    [rows.map(({ id }) => id)],
  );
  return new Map(found.map((one) => [one.id, one]));
}

/** Instances to lock before evaluating a status change: those whose seats it may need. */
export async function instancesOfReturns(
  tx: Queryable,
  ids: readonly string[],
  status: EnrollmentStatus,
): Promise<string[]> {
  if (!takesSeat(status)) return [];
  const rows = await tx.query<{ id: string }>(
    `SELECT DISTINCT course_instance_id AS id FROM enrollment
     WHERE id = ANY ($1::uuid[]) AND course_instance_id IS NOT NULL AND NOT takes_seat(status)`,
    [ids],
  );
  return rows.map(({ id }) => id);
}
