import { roleRank, rolesByRank } from '../../../domain/roles.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { NotInvitedReason, Role, UserRights } from '../../platform/graphql/generated.js';

type Who = Pick<Actor, 'userId' | 'role'>;

/** Data of an account for permissions. */
export interface Target {
  id: string;
  role: Role;
  active: boolean;
}

/** Only roles of at most the actor's rank (permissions, section 7.1). */
export function mayGrant(actor: Pick<Actor, 'role'>, role: Role): boolean {
  return hasRank(actor, 'ADMIN') && roleRank[actor.role] >= roleRank[role];
}

/** Accounts of at most the actor's rank: administrators cannot change any field of a systemadmin (7.2). */
export function mayManage(actor: Pick<Actor, 'role'>, target: Pick<Target, 'role'>): boolean {
  return hasRank(actor, 'ADMIN') && roleRank[actor.role] >= roleRank[target.role];
}

/**
 * The own role is fixed (7.3), except for a SYSTEMADMIN who steps down; the transaction checks that another
 * one remains.
 */
export function maySetRole(actor: Who, target: Pick<Target, 'id' | 'role'>, role: Role): boolean {
  if (!mayManage(actor, target) || !mayGrant(actor, role)) return false;
  return actor.userId !== target.id || (actor.role === 'SYSTEMADMIN' && role !== 'SYSTEMADMIN');
}

/** Nobody can deactivate their own account. */
export function mayDeactivate(actor: Who, target: Pick<Target, 'id' | 'role'>): boolean {
  return mayManage(actor, target) && actor.userId !== target.id;
}

/** Reason in Swedish against activating or deactivating an account; null without one. */
export function notSwitchedReason(actor: Who, account: Target, active: boolean): string | null {
  if (!mayManage(actor, account)) return 'Kontot har högre behörighet än ditt.';
  return active || mayDeactivate(actor, account) ? null : 'Du kan inte stänga av ditt eget konto.';
}

/** Reason against a new invitation; null without one. */
export function notInvitedReason(
  actor: Pick<Actor, 'role'>,
  account: Target & { hasPassword: boolean },
): NotInvitedReason | null {
  if (!mayManage(actor, account)) return 'HIGHER_RANK';
  if (!account.active) return 'INACTIVE';
  return account.hasPassword ? 'HAS_PASSWORD' : null;
}

export function userRights(actor: Who, target: Target): UserRights {
  const manage = mayManage(actor, target);
  return {
    edit: manage,
    grant: rolesByRank.filter((role) => role !== target.role && maySetRole(actor, target, role)),
    deactivate: target.active && mayDeactivate(actor, target),
    activate: !target.active && manage,
    sendResetLink: target.active && manage,
    endSessions: manage,
  };
}
