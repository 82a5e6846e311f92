import { mayAccess, rolesByRank } from '../../../domain/roles.js';
import { hasRank, TEACHES, type Actor } from './actor.js';
import type { SqlParams } from '../database/sql-params.js';
import { forbidden } from '../errors/app-error.js';
import { requireId } from '../validation/id.js';

const rolesFrom = (least: 'COORDINATOR' | 'ADMIN'): string =>
  rolesByRank
    .filter((role) => mayAccess(role, least))
    .map((role) => `'${role}'`)
    .join(', ');

/**
 * Students that the actor may see, as a condition on `student` (permissions, sections 1.4 and 1.10): students
 * see their own record, staff all but protected ones, the responsible teacher also protected ones,
 * administrators all. Applied in WHERE, so hidden rows are never loaded.
 */
export function visibleTo(
  actor: Pick<Actor, 'role' | 'studentId' | 'teacherId'>,
  params: Pick<SqlParams, 'add'>,
  alias = 's',
): string {
  if (hasRank(actor, 'ADMIN')) return 'true';
  if (actor.role === 'STUDENT') return `${alias}.id = ${params.add(actor.studentId)}`;
  if (!hasRank(actor, 'COORDINATOR')) return 'false';
  // Without the role of a teacher, a teacher record makes nobody responsible.
  if (actor.teacherId === null || !hasRank(actor, 'TEACHER')) return `NOT ${alias}.is_protected`;
  return `(NOT ${alias}.is_protected OR ${alias}.teacher_id = ${params.add(actor.teacherId)})`;
}

/**
 * The id of the student that a call names. To a student every other one is FORBIDDEN, whether it exists or not
 * (permissions, section 1.7 c).
 */
export function ownOrStaff(actor: Pick<Actor, 'role' | 'studentId'>, studentId: string): string {
  const id = requireId(studentId, 'studentId');
  if (actor.role === 'STUDENT' && actor.studentId !== id) throw forbidden();
  return id;
}

/** True if the school's mails reach this student: protected data is never mailed (domain, P3). */
export const isReachedByMail = (alias: string): string =>
  `(${alias}.email IS NOT NULL AND NOT ${alias}.is_protected)`;

/** Ids of students that the actor may not see (SQL): a small part of the school. Null if there are none. */
export function hiddenFrom(
  actor: Pick<Actor, 'role' | 'studentId' | 'teacherId'>,
  params: SqlParams,
): string | null {
  if (hasRank(actor, 'ADMIN')) return null;
  const visible = visibleTo(actor, params, 'hidden');
  const others = hasRank(actor, 'COORDINATOR') ? 'hidden.is_protected AND ' : '';
  return `SELECT hidden.id FROM student hidden WHERE ${others}(${visible}) IS NOT TRUE`;
}

/**
 * `visibleTo` by the student's id alone: staff have few hidden students, and excluding those is cheaper than
 * checking every student.
 */
export function knownTo(
  actor: Pick<Actor, 'role' | 'studentId' | 'teacherId'>,
  params: SqlParams,
  id: string,
): string {
  if (hasRank(actor, 'COORDINATOR')) {
    const hidden = hiddenFrom(actor, params);
    return hidden === null ? 'true' : `${id} NOT IN (${hidden})`;
  }
  return `${id} IN (SELECT hidden.id FROM student hidden WHERE ${visibleTo(actor, params, 'hidden')})`;
}

/** The same for another user than the actor: a condition on the account `u` and the student `s`. */
export const COLLEAGUE_MAY_KNOW = `u.active AND u.kind = 'PERSON' AND u.role IN (${rolesFrom('COORDINATOR')})
  AND (u.role IN (${rolesFrom('ADMIN')}) OR NOT s.is_protected
    OR EXISTS (SELECT FROM teacher t WHERE ${TEACHES} AND t.id = s.teacher_id))`;
