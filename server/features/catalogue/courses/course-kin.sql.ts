/** The ids of courses that stand for one whose code meets the condition. */
const kinOf = (matches: (expression: string) => string): string =>
  `SELECT pair.equivalent_id FROM course other JOIN course_pair pair ON pair.course_id = other.id
     WHERE ${matches(`lower(other.name || ' ' || other.code)`)} AND ${matches('lower(other.code)')}`;

/**
 * Whether the course with this alias stands for one whose code meets the condition: whoever knows a course by its
 * code of another curriculum finds it. The index of the catalogue's names and codes narrows what is compared.
 */
export const isFoundByKin = (course: string, matches: (expression: string) => string): string =>
  `${course}.id IN (${kinOf(matches)})`;

/** The ids of all courses that are found: by their own name or code, or by that of a course they stand for. Two indexes. */
export const foundCourses = (matches: (expression: string) => string): string =>
  `SELECT id FROM course WHERE ${matches(`lower(name || ' ' || code)`)} UNION ALL ${kinOf(matches)}`;
