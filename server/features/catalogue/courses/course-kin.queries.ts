/** Ids of the equivalents of all courses whose code meets the condition. */
const kinOf = (matches: (expression: string) => string): string =>
  `SELECT pair.equivalent_id FROM course other JOIN course_pair pair ON pair.course_id = other.id
     WHERE ${matches(`lower(other.name || ' ' || other.code)`)} AND ${matches('lower(other.code)')}`;

/**
 * Condition: the course has an equivalent whose code matches, so that it is found by its code in another
 * curriculum. The first condition uses the index of names and codes.
 */
export const isFoundByKin = (course: string, matches: (expression: string) => string): string =>
  `${course}.id IN (${kinOf(matches)})`;

/** Ids of courses that match by name or code, or have an equivalent whose code matches. Uses two indexes. */
export const foundCourses = (matches: (expression: string) => string): string =>
  `SELECT id FROM course WHERE ${matches(`lower(name || ' ' || code)`)} UNION ALL ${kinOf(matches)}`;

/**
 * Joins `kin.ids`: the course and its equivalents, as the function `course_kin`. For statements that need them for many
 * courses: PostgreSQL plans this with the statement, and calls of the function took a third of a plan's time.
 */
export const courseKin = (courseId: string): string =>
  `CROSS JOIN LATERAL (SELECT ARRAY(SELECT ${courseId} UNION ALL SELECT pair.equivalent_id FROM course_pair pair
     WHERE pair.course_id = ${courseId}) AS ids OFFSET 0) kin`;

/** SELECT of `what` of the equivalent course `heir` that is offered still; `kin` are ids of a course and its equivalents. */
export const heirOf = (kin: string, what: string): string =>
  `SELECT ${what} FROM course heir WHERE heir.id = ANY (${kin}) AND heir.archived_at IS NULL
   ORDER BY heir.code DESC LIMIT 1`;
