import {
  CHANGED_ENROLLMENTS,
  IS_CHANGED,
  keptOr,
  STILL_HOLDS,
} from '../../enrollments/facts/changed-enrollments.queries.js';
import { earningBasis, type EarningScope } from './earning-basis.queries.js';

/** Stored facts, by the rule's column names. */
export const EARNING_FACTS = `id, student_id, municipality, course_id, package_id, first_on, last_on, stop_on, settled_on,
  result_state, problem, basis, amount_ore, total_ore, base_share, result_share, unpaid`;

/** Equivalent conditions on the rule (`e`, `s`) and on the stored facts. */
export interface FactScope extends Required<Pick<EarningScope, 'where' | 'from' | 'to'>> {
  kept: readonly string[];
}

/**
 * CTEs: `basis` has the enrolments of a period by the rule (earning-basis.queries.ts), from the stored facts, and
 * calculated for those that have changed since.
 */
export function factParts({ where, kept, from, to }: FactScope): string {
  const conditions = [
    STILL_HOLDS,
    `coalesce(first_on <= ${to}::date, true)`,
    `(result_state = 'OPEN' OR stop_on >= ${from}::date OR settled_on >= ${from}::date)`,
    ...kept,
  ];
  return `${CHANGED_ENROLLMENTS},
    recounted AS MATERIALIZED (${earningBasis({ where: [IS_CHANGED, ...where], from, to })}),
    basis AS NOT MATERIALIZED (
      SELECT *, CASE WHEN result_state = 'EARNED' THEN settled_on END AS result_on,
        CASE WHEN result_state = 'LOST' THEN settled_on END AS lost_on
      FROM ${keptOr('earning_fact', 'recounted', EARNING_FACTS)} fact WHERE ${conditions.join(' AND ')})`;
}
