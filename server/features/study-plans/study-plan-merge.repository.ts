import type { Actor } from '../../platform/auth/actor.js';
import type { Work } from '../../platform/database/unit-of-work.js';
import { findPlan, revised, type PlanRow } from './locked-plan.queries.js';
import { contentOf, PLAN_FACTS, PLAN_FACTS_FROM, revisionOf, type PlanFacts } from './plan-facts.queries.js';
import { checkStudyPlans } from './study-plan-checks.repository.js';
import { addRevision, updateStudyPlan } from './study-plans.repository.js';

/**
 * Moves the plan of a merged record. If both have one, the kept student's plan gets the other's courses; an open plan
 * is kept rather than a closed one, whose courses are no longer planned.
 */
export async function mergeStudyPlans(tx: Work, toId: string, fromId: string, actor: Actor): Promise<void> {
  const kept = await findPlan(tx, toId);
  const merged = await findPlan(tx, fromId);
  if (!merged) return;
  if (kept && isClosed(kept) && !isClosed(merged)) {
    await mergeInto(tx, merged, kept, actor);
    await moveTo(tx, toId, fromId);
  } else if (kept) await mergeInto(tx, kept, merged, actor);
  // The student's other records are in the next check.
  else await moveTo(tx, toId, fromId);
}

const isClosed = ({ state }: PlanRow): boolean => state === 'CLOSED';

const moveTo = (tx: Work, toId: string, fromId: string): Promise<unknown> =>
  tx.query('UPDATE study_plan SET student_id = $1, checked_on = NULL WHERE student_id = $2', [toId, fromId]);

/** Adds the courses that the kept plan has in no equivalent, and keeps the result as a revision. */
async function mergeInto(tx: Work, kept: PlanRow, merged: PlanRow, actor: Actor): Promise<void> {
  const ids = [kept.id, merged.id];
  const added =
    isClosed(merged) && !isClosed(kept)
      ? []
      : await tx.query(
          `UPDATE study_plan_item i SET plan_id = $1 WHERE i.plan_id = $2 AND NOT EXISTS (SELECT FROM study_plan_item k
             WHERE k.plan_id = $1 AND k.course_id = ANY (course_kin(i.course_id))) RETURNING 1`,
          ids,
        );
  await tx.query('UPDATE study_plan_revision SET plan_id = $1 WHERE plan_id = $2', ids);
  await tx.query('DELETE FROM study_plan WHERE id = $1', [merged.id]);
  await updateStudyPlan(tx, kept.id, added.length > 0 && !isClosed(kept) ? revised(kept) : {});
  await checkStudyPlans(tx, [kept.id]);
  const [facts] = await tx.query<PlanFacts>(`SELECT ${PLAN_FACTS} ${PLAN_FACTS_FROM} WHERE p.id = $1`, [
    kept.id,
  ]);
  const reason = 'Elevposter sammanslagna';
  await addRevision(tx, actor, { planId: kept.id, reason, content: revisionOf(contentOf(facts!)) });
}
