import type { Actor } from '../../../platform/auth/actor.js';
import type { Queryable } from '../../../platform/database/database.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import { badField, conflict } from '../../../platform/errors/app-error.js';
import { requireId } from '../../../platform/validation/id.js';
import { judgeMove, type TargetInstance } from './change-judgement.rules.js';
import { applyChange, recordHistory } from './enrollment-apply.repository.js';
import { lockEnrollments, lockInstances } from '../single/enrollment-locks.queries.js';
import { changeRefusal } from '../single/enrollment-refusals.rules.js';
import { idsOf } from '../../../platform/database/rows.js';

export interface Move {
  id: string;
  courseInstanceId: string;
}

export interface MoveOptions {
  effectiveOn: string;
  batchId?: string | null;
}

/** Moves the enrolments to one other instance of their course; see `moveEach`. */
export function moveToInstance(
  tx: Work,
  actor: Actor,
  ids: readonly string[],
  { courseInstanceId: given, ...options }: MoveOptions & { courseInstanceId: string },
): Promise<void> {
  const courseInstanceId = requireId(given, 'courseInstanceId');
  return moveEach(
    tx,
    actor,
    ids.map((id, index) => ({ id: requireId(id, `ids.${index}`), courseInstanceId })),
    options,
    [courseInstanceId],
  );
}

/**
 * Moves each enrolment to another instance of its course: the entry continues with the new end date and, if
 * not begun by that day, the new start; its history keeps the origin. A constant number of statements. The
 * ids have been validated. Throws CONFLICT FULL, ENDED, GRADED, INSTANCE_CANCELLED.
 */
export async function moveEach(
  tx: Work,
  actor: Actor,
  moves: readonly Move[],
  { effectiveOn, batchId }: MoveOptions,
  instanceIds: readonly string[] = moves.map(({ courseInstanceId }) => courseInstanceId),
): Promise<void> {
  if (instanceIds.length === 0) return;
  await lockInstances(tx, instanceIds);
  const targets = await findInstances(tx, instanceIds);
  const targetOf = new Map(moves.map(({ id, courseInstanceId }) => [id, targets.get(courseInstanceId)!]));
  const rows = await lockEnrollments(tx, idsOf(moves));
  for (const target of targets.values())
    if (target.planning === 'CANCELLED') throw conflict('INSTANCE_CANCELLED', 'Tillfället är inställt.');
  for (const row of rows) {
    const problem = judgeMove(row, targetOf.get(row.id)!);
    if (problem) throw changeRefusal(problem, row);
  }
  for (const target of targets.values()) {
    const coming = rows.filter((row) => targetOf.get(row.id) === target).length;
    if (target.seatsLeft !== null && coming > target.seatsLeft)
      throw conflict('FULL', `${target.name} är fullt.`);
  }
  await applyChange(tx, actor, rows, {
    set: `course_instance_id = ci.id, end_date = ci.end_date, pace_percent = ci.pace_percent,
        start_date = CASE WHEN e.start_date <= $6::date AND e.status <> 'ADMITTED' THEN e.start_date ELSE ci.start_date END`,
    from: `JOIN jsonb_to_recordset($5::jsonb) AS wanted(id uuid, "courseInstanceId" uuid) ON wanted.id = old.id
        JOIN course_instance ci ON ci.id = wanted."courseInstanceId"`,
    values: [JSON.stringify(moves), effectiveOn],
    effectiveOn: '$6::date',
    note: `'Flyttad från ' || coalesce((SELECT was.name || coalesce(', start ' || was.start_date, '')
        FROM course_instance was WHERE was.id = (old.before->>'course_instance_id')::uuid), 'inget tillfälle')
        || ' till ' || ci.name || coalesce(', start ' || ci.start_date, '')`,
    batchId,
  });
  recordHistory(tx, actor, rows, (row) => {
    const target = targetOf.get(row.id)!;
    return [
      `${row.instanceName ?? 'inget tillfälle'}, slut ${row.endDate ?? 'ej satt'}`,
      `${target.name}, slut ${target.endDate ?? 'ej satt'}`,
    ];
  });
}

type SeatedInstance = TargetInstance & { name: string; seatsLeft: number | null };

/** The target instance with its free seats. */
export async function findInstance(db: Queryable, id: string): Promise<SeatedInstance> {
  const courseInstanceId = requireId(id, 'courseInstanceId');
  return (await findInstances(db, [courseInstanceId])).get(courseInstanceId)!;
}

async function findInstances(db: Queryable, ids: readonly string[]): Promise<Map<string, SeatedInstance>> {
  const wanted = [...new Set(ids)];
  const found = await db.query<SeatedInstance>(
    `SELECT ci.id, ci.name, ci.course_id AS "courseId", ci.planning, ci.start_date AS "startDate",
       ci.end_date AS "endDate",
       ci.capacity - (SELECT count(*) FROM enrollment e WHERE e.course_instance_id = ci.id AND e.removed_at IS NULL
         AND e.is_enrollment AND takes_seat(e.status))::integer AS "seatsLeft"
     FROM course_instance ci WHERE ci.id = ANY ($1::uuid[])`,
    [wanted],
  );
  if (found.length < wanted.length)
    throw badField('courseInstanceId', 'BAD_REFERENCE', 'Kurstillfället finns inte.');
  return new Map(found.map((instance) => [instance.id, instance]));
}
