import type { Read, Row } from '../../platform/database/rows.js';
import type { Queryable } from '../../platform/database/database.js';
import { checkOf, PLAN_FACTS, PLAN_FACTS_FROM, type PlanFacts } from './plan-facts.queries.js';

const AT_ONCE = 200;
const NEVER = '-infinity';

/** Calculates until when the plans' goals can be met, and keeps it for the list of plans: two statements. */
export async function checkStudyPlans(
  db: Queryable,
  planIds: readonly Row<'study_plan'>['id'][],
): Promise<void> {
  const found = await db.query<PlanFacts & Read<'study_plan', 'id'>>(
    `SELECT p.id, ${PLAN_FACTS} ${PLAN_FACTS_FROM} WHERE p.id = ANY ($1::uuid[])`,
    [planIds],
  );
  const until = found.map((facts) => checkOf(facts)!.reachableUntil ?? NEVER);
  await db.query(
    `UPDATE study_plan p SET reachable_until = checked.until, checked_on = today()
     FROM unnest($1::uuid[], $2::date[]) AS checked (id, until) WHERE p.id = checked.id`,
    [found.map(({ id }) => id), until],
  );
}

/** Checks each open plan once a day, since grades and enrolments change what remains. */
export async function checkDueStudyPlans(db: Queryable): Promise<void> {
  for (;;) {
    const due = await db.query<Read<'study_plan', 'id'>>(
      `SELECT id FROM study_plan WHERE state <> 'CLOSED' AND (checked_on IS NULL OR checked_on < today())
       ORDER BY checked_on NULLS FIRST LIMIT ${AT_ONCE}`,
    );
    if (due.length === 0) return;
    await checkStudyPlans(
      db,
      due.map(({ id }) => id),
    );
  }
}
