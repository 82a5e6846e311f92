/** The last day of placement `p`: an earlier one than planned if it has ended early. */
export const LAST_DAY = 'coalesce(p.ended_on, p.end_date)';

/**
 * The last day on which a placement of this alias blocks other placements of its student: for an interrupted one the day
 * before the interruption, null if that day is not known.
 */
export const lastDayOf = (alias: string): string =>
  `CASE ${alias}.state WHEN 'INTERRUPTED' THEN ${alias}.ended_on - 1 ELSE coalesce(${alias}.ended_on, ${alias}.end_date) END`;
