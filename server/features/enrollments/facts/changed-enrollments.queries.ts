/** CTE: ids of enrolments whose stored facts are stale, in the statement's own snapshot. */
export const CHANGED_ENROLLMENTS = `changed_enrollment AS MATERIALIZED (SELECT changed.id FROM changed_enrollments() AS changed (id))`;

/** Condition on `enrollment e`: its facts must be calculated again. */
export const IS_CHANGED = 'e.id = ANY (ARRAY(SELECT id FROM changed_enrollment))';

/**
 * Rows of `table`, with `recounted` (a CTE) instead of the stale ones, as a FROM. The condition is outside of
 * both, so that PostgreSQL can use the table's indexes.
 */
export const keptOr = (table: string, recounted: string, columns: string): string => `
  (SELECT ${columns}, false AS is_anew FROM ${table} UNION ALL SELECT ${columns}, true FROM ${recounted})`;

/** Condition on a row of `keptOr`: it is not stale. */
export const STILL_HOLDS = '(is_anew OR id NOT IN (SELECT id FROM changed_enrollment))';
