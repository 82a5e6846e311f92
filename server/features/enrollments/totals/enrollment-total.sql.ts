import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { SqlParams } from '../../../platform/database/sql-params.js';
import type { EnrollmentFilter } from '../../../platform/graphql/generated.js';
import { isFiltered } from '../list/enrollment-filter.sql.js';

/** How many enrolments have one of these statuses (SQL on `c.status`), as it is kept: of the whole school. */
export const keptCount = (statuses: string): string =>
  `(SELECT coalesce(sum(c.enrollments), 0)::integer FROM enrollment_count c WHERE ${statuses})`;

/**
 * The total of a list that is filtered by status alone, as an expression (SQL). Null where more is asked than is kept,
 * and for whoever may not know of every student.
 */
export function keptTotal(
  actor: Actor,
  { state, statuses, ...others }: EnrollmentFilter,
  params: SqlParams,
): string | null {
  if ((state ?? 'ENROLLED') !== 'ENROLLED' || isFiltered(others) || !hasRank(actor, 'ADMIN')) return null;
  return keptCount(statuses?.length ? `c.status = ANY (${params.add(statuses)}::text[])` : 'true');
}
