import { roleRank } from '../../../domain/roles.js';
import type { Role } from '../graphql/generated.js';

/**
 * The acting user. Read from the database on every request, so that a changed role or a deactivation takes
 * effect immediately (permissions, section 1.6).
 */
export interface Actor {
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** The student record linked to this account; the only meaning of 'own' (permissions, section 1.4). */
  studentId: string | null;
  /** The teacher record of this account, while its role is that of a teacher or above (`TEACHES`). */
  teacherId: string | null;
  /** SHA-256 of the session's secret, or of the API key, hexadecimal. */
  sessionHash: string;
  /** An API key of another system instead of a person's session (permissions, section 7: API keys). */
  isApiKey?: boolean;
  /** Reason for opening records in this request (`Access-Reason`); null if none was given. */
  accessReason?: string | null;
}

/**
 * Joins `teacher t` to `app_user u`. The record of a former teacher remains with its history but grants no
 * access: neither to protected students nor to grades and exams of courses (permissions, 1.6).
 */
export const TEACHES = `t.user_id = u.id AND u.role IN ('TEACHER', 'ADMIN', 'SYSTEMADMIN')`;

/** True when the actor's rank is at least that of the role. */
export function hasRank(actor: Pick<Actor, 'role'>, role: Role): boolean {
  return roleRank[actor.role] >= roleRank[role];
}
