/** The last day of placement `p`: an earlier one than planned if it has ended early. */
export const LAST_DAY = 'coalesce(p.ended_on, p.end_date)';

/**
 * The last day on which a placement of this alias blocks other placements of its student: for one that was interrupted
 * before its last day the day before the interruption.
 */
export const lastDayOf = (alias: string): string =>
  `coalesce(${alias}.ended_on - (${alias}.state = 'INTERRUPTED')::integer, ${alias}.end_date)`;
