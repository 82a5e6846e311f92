/** What stands for the course with this id (SQL) in another curriculum, by code: a JSON array, empty where nothing does. */
export const equivalentsOf = (id: string): string =>
  `coalesce((SELECT kin.equivalents FROM equivalents_of_course kin WHERE kin.course_id = ${id}), '[]'::json)`;
