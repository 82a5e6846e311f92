import { hasRank, type Actor } from './actor.js';
import type { SqlParams } from '../database/sql-params.js';

/**
 * Which students this person may know of, as a condition on `student` (permissions, sections 1.4 and
 * 1.10): a student the own record, staff all but protected ones, the responsible teacher also a
 * protected one, administrators all. It stands in WHERE, so nothing is loaded that may not be seen.
 */
export function visibleTo(actor: Actor, params: SqlParams, alias = 's'): string {
  if (hasRank(actor, 'ADMIN')) return 'true';
  if (actor.role === 'STUDENT') return `${alias}.id = ${params.add(actor.studentId)}`;
  if (!hasRank(actor, 'COORDINATOR')) return 'false';
  // Whoever is no longer a teacher is nobody's responsible teacher, whatever record there is.
  if (actor.teacherId === null || !hasRank(actor, 'TEACHER')) return `NOT ${alias}.is_protected`;
  return `(NOT ${alias}.is_protected OR ${alias}.teacher_id = ${params.add(actor.teacherId)})`;
}
