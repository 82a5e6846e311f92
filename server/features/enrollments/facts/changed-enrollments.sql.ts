/** Part of a statement: the enrolments whose kept facts are not to be believed, by id, in the statement's own snapshot. */
export const CHANGED_ENROLLMENTS = `changed_enrollment AS MATERIALIZED (SELECT changed.id FROM changed_enrollments() AS changed (id))`;

/** On enrollment `e`: what a rule has to say anew. */
export const IS_CHANGED = 'e.id = ANY (ARRAY(SELECT id FROM changed_enrollment))';

/**
 * What is kept in `table`, and what `recounted` (a part of the statement) says of the others, as a FROM. The condition stands
 * outside of both, so that PostgreSQL sees through to the table and its indexes.
 */
export const keptOr = (table: string, recounted: string, columns: string): string => `
  (SELECT ${columns}, false AS is_anew FROM ${table} UNION ALL SELECT ${columns}, true FROM ${recounted})`;

/** On a row of `keptOr`: it still holds. */
export const STILL_HOLDS = '(is_anew OR id NOT IN (SELECT id FROM changed_enrollment))';
