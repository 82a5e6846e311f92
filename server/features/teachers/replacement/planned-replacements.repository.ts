import { v7 as uuid } from 'uuid';
import type { Actor } from '../../../platform/auth/actor.js';
import type { Work } from '../../../platform/database/unit-of-work.js';
import type { Read } from '../../../platform/database/rows.js';
import { namesOf, record, type EventRow } from '../teacher-events.repository.js';
import { tell } from '../../notifications/notifications.repository.js';

/** Replacement `r` waits for its day. */
export const WAITING = 'r.carried_out_at IS NULL AND r.cancelled_at IS NULL';

type By = Pick<Actor, 'userId' | 'name'> | null;

interface Plan extends Read<'teacher_replacement', 'id' | 'teacherId' | 'replacementId'> {
  fromOn: string;
}

/** The new teacher takes over the leaving one's planned replacements, except those to themselves. */
export async function handOnPlans(
  tx: Work,
  actor: By,
  { teacherId, replacementId }: { teacherId: string; replacementId: string },
): Promise<{ plans: string[]; calledOff: string[] }> {
  const off = await callOff(tx, actor, 'r.replacement_id = $1 AND r.teacher_id = $2', [
    teacherId,
    replacementId,
  ]);
  const moved = await tx.query<Plan>(
    `UPDATE teacher_replacement r SET replacement_id = $2 WHERE r.replacement_id = $1 AND ${WAITING} RETURNING ${PLAN}`,
    [teacherId, replacementId],
  );
  const ids = { plans: moved.map(({ id }) => id), calledOff: off.map(({ id }) => id) };
  if (moved.length === 0) return ids;
  const names = await namesOf(tx, [teacherId, replacementId]);
  const text = (fromOn: string) =>
    `Ersätts av ${names.get(replacementId)} i stället för ${names.get(teacherId)} från ${fromOn}.`;
  await record(
    tx,
    actor,
    moved.map((plan): EventRow => [plan.teacherId, 'REPLACEMENT_PLANNED', text(plan.fromOn)]),
  );
  return ids;
}

/** Returns plans to their former teacher; cancelled ones are pending again, unless replaced by others. */
export async function handPlansBack(
  tx: Work,
  actor: By,
  { plans, calledOff }: { plans: readonly string[]; calledOff: readonly string[] },
  { teacherId, replacementId }: { teacherId: string; replacementId: string },
): Promise<void> {
  const handed = await tx.query<Plan>(
    `UPDATE teacher_replacement r SET replacement_id = $2
     WHERE r.id = ANY ($1::uuid[]) AND r.replacement_id = $3 AND ${WAITING} RETURNING ${PLAN}`,
    [plans, teacherId, replacementId],
  );
  const taken = await tx.query<Plan>(
    `UPDATE teacher_replacement r SET cancelled_at = NULL WHERE r.id = ANY ($1::uuid[])
       AND NOT EXISTS (SELECT FROM teacher_replacement other WHERE other.teacher_id = r.teacher_id AND other.id <> r.id
         AND other.carried_out_at IS NULL AND other.cancelled_at IS NULL) RETURNING ${PLAN}`,
    [calledOff],
  );
  const waiting = [...handed, ...taken];
  const names = await namesOf(
    tx,
    waiting.map((plan) => plan.replacementId),
  );
  await record(
    tx,
    actor,
    waiting.map((plan): EventRow => {
      const text = `Ersätts åter av ${names.get(plan.replacementId)} från ${plan.fromOn}.`;
      return [plan.teacherId, 'REPLACEMENT_PLANNED', text];
    }),
  );
}

/** Cancels plans whose replacement has left, and notifies administrators of each. */
export async function callOffPlansFor(tx: Work, actor: By, replacementId: string): Promise<void> {
  const plans = await callOff(tx, actor, 'r.replacement_id = $1', [replacementId]);
  await tellOf(tx, plans);
}

/** The same for a single due plan. */
export async function callOffPlan(tx: Work, actor: By, planId: string): Promise<void> {
  await tellOf(tx, await callOff(tx, actor, 'r.id = $1', [planId]));
}

const PLAN = `r.id, r.teacher_id AS "teacherId", r.replacement_id AS "replacementId", r.from_on::text AS "fromOn"`;

async function callOff(tx: Work, actor: By, which: string, values: readonly string[]): Promise<Plan[]> {
  const plans = await tx.query<Plan>(
    `UPDATE teacher_replacement r SET cancelled_at = now() WHERE ${which} AND ${WAITING} RETURNING ${PLAN}`,
    values,
  );
  if (plans.length === 0) return [];
  const names = await namesOf(
    tx,
    plans.map((plan) => plan.replacementId),
  );
  await record(
    tx,
    actor,
    plans.map((plan): EventRow => {
      const text = `Lärarbytet ${plan.fromOn} kunde inte göras: ${names.get(plan.replacementId)} kan inte ta över.`;
      return [plan.teacherId, 'REPLACEMENT_CANCELLED', text];
    }),
  );
  return plans;
}

async function tellOf(tx: Work, plans: readonly Plan[]): Promise<void> {
  if (plans.length > 0) await tell(tx, STOPPED, [plans.map(({ id }) => id), plans.map(() => uuid())]);
}

const STOPPED = `SELECT chosen.id, 'REPLACEMENT_STOPPED' AS kind, 'replacement-stopped:' || r.id AS cause,
    'Lärarbytet för ' || leaving.name || ' ' || r.from_on || ' kunde inte göras: ' || coming.name
      || CASE WHEN p.employment_ended_on IS NOT NULL THEN ' har slutat.' ELSE ' har ett låst konto.' END
      || ' Välj en annan lärare.' AS message,
    NULL::uuid AS student_id, 'TEACHER' AS subject, r.teacher_id AS subject_id, 'ADMINISTRATORS' AS audience,
    '{}'::uuid[] AS recipients
  FROM unnest($1::uuid[], $2::uuid[]) AS chosen (plan_id, id)
  JOIN teacher_replacement r ON r.id = chosen.plan_id
  JOIN teacher lt ON lt.id = r.teacher_id JOIN app_user leaving ON leaving.id = lt.user_id
  JOIN teacher ct ON ct.id = r.replacement_id JOIN app_user coming ON coming.id = ct.user_id
  LEFT JOIN teacher_profile p ON p.teacher_id = r.replacement_id`;
