/**
 * JSON array of the course's equivalents in other curricula, by code; empty if there are none. `id` is an SQL
 * expression.
 */
export const equivalentsOf = (id: string): string =>
  `coalesce((SELECT kin.equivalents FROM equivalents_of_course kin WHERE kin.course_id = ${id}), '[]'::json)`;
