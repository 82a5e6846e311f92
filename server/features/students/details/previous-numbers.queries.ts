/**
 * Students with a former number (domain, D10). An array evaluated once instead of a join, so that a condition
 * that also uses the current number can use both indexes. `match` is a condition on `personal_number`.
 */
export function hadNumber(match: string): string {
  return `s.id = ANY (ARRAY(SELECT student_id FROM student_number WHERE ${match}))`;
}
