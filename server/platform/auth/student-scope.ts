import { mayAccess, rolesByRank } from '../../../domain/roles.js';
import { hasRank, TEACHES, type Actor } from './actor.js';
import type { SqlParams } from '../database/sql-params.js';

const rolesFrom = (least: 'COORDINATOR' | 'ADMIN'): string =>
  rolesByRank
    .filter((role) => mayAccess(role, least))
    .map((role) => `'${role}'`)
    .join(', ');

/**
 * Which students this person may know of, as a condition on `student` (permissions, sections 1.4 and
 * 1.10): a student the own record, staff all but protected ones, the responsible teacher also a
 * protected one, administrators all. It stands in WHERE, so nothing is loaded that may not be seen.
 */
export function visibleTo(
  actor: Pick<Actor, 'role' | 'studentId' | 'teacherId'>,
  params: Pick<SqlParams, 'add'>,
  alias = 's',
): string {
  if (hasRank(actor, 'ADMIN')) return 'true';
  if (actor.role === 'STUDENT') return `${alias}.id = ${params.add(actor.studentId)}`;
  if (!hasRank(actor, 'COORDINATOR')) return 'false';
  // Whoever is no longer a teacher is nobody's responsible teacher, whatever record there is.
  if (actor.teacherId === null || !hasRank(actor, 'TEACHER')) return `NOT ${alias}.is_protected`;
  return `(NOT ${alias}.is_protected OR ${alias}.teacher_id = ${params.add(actor.teacherId)})`;
}

/** Whether the school's mails to this student go out: protected data never leave by mail (domain, P3). */
export const isReachedByMail = (alias: string): string =>
  `(${alias}.email IS NOT NULL AND NOT ${alias}.is_protected)`;

/** Whom this person may not know of, as ids (SQL): few of a school's students. Null: there is nobody. */
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
 * `visibleTo` where only the student's id is at hand: few are hidden from staff, and leaving those out costs less than
 * looking at every student.
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

/** The same of a colleague who is not the one who asks: a condition on the account `u` and the student `s`. */
export const COLLEAGUE_MAY_KNOW = `u.active AND u.kind = 'PERSON' AND u.role IN (${rolesFrom('COORDINATOR')})
  AND (u.role IN (${rolesFrom('ADMIN')}) OR NOT s.is_protected
    OR EXISTS (SELECT FROM teacher t WHERE ${TEACHES} AND t.id = s.teacher_id))`;
