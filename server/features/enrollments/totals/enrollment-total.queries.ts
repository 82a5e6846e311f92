import { hasRank, type Actor } from '../../../platform/auth/actor.js';
import type { SqlParams } from '../../../platform/database/sql-params.js';
import type { EnrollmentFilter } from '../../../platform/graphql/generated.js';
import { isFiltered } from '../list/enrollment-filter.queries.js';

/** Stored number of enrolments with these statuses (SQL on `c.status`) in the whole school. */
export const keptCount = (statuses: string): string =>
  `(SELECT coalesce(sum(c.enrollments), 0)::integer FROM enrollment_count c WHERE ${statuses})`;

/**
 * The stored total of a list filtered by status alone, as an SQL expression. Null for other filters, and for
 * readers who may not see every student.
 */
export function keptTotal(
  actor: Actor,
  { state, statuses, ...others }: EnrollmentFilter,
  params: SqlParams,
): string | null {
  if ((state ?? 'ENROLLED') !== 'ENROLLED' || isFiltered(others) || !hasRank(actor, 'ADMIN')) return null;
  return keptCount(statuses?.length ? `c.status = ANY (${params.add(statuses)}::text[])` : 'true');
}
