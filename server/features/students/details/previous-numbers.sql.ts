/**
 * The students who had a number before (domain, D10). An array made once, and not a join: so a condition that
 * also takes the present number still goes by both indexes. `match` is a condition on `personal_number`.
 */
export function hadNumber(match: string): string {
  return `s.id = ANY (ARRAY(SELECT student_id FROM student_number WHERE ${match}))`;
}
