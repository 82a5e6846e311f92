/** Joins the target of enrolment `e`: its course `c`, package `p` or program `pr`. */
export const TARGET_JOINS = `LEFT JOIN course c ON c.id = e.course_id LEFT JOIN course_package p ON p.id = e.package_id
  LEFT JOIN program pr ON pr.id = e.program_id`;

/** Name of the target. */
export const TARGET_NAME = 'coalesce(c.name, p.name, pr.name)';
