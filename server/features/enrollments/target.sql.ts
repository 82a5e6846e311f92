/** What an enrolment `e` is on: its course `c`, package `p` or program `pr`. */
export const TARGET_JOINS = `LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
  LEFT JOIN program pr ON pr.id = e.program_id`;

/** What that is called. */
export const TARGET_NAME = 'coalesce(c.name, p.name, pr.name)';
