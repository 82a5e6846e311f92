import { equivalentsOf } from './course-equivalents.queries.js';

/** JSON of the type `Course`, for the course with the alias. */
export const courseJson = (
  alias: string,
): string => `json_build_object('id', ${alias}.id, 'code', ${alias}.code,
  'name', ${alias}.name, 'points', ${alias}.points, 'system', ${alias}.system,
  'isArchived', ${alias}.archived_at IS NOT NULL, 'equivalents', ${equivalentsOf(`${alias}.id`)})`;
