import { roleRank, rolesByRank } from '../../../domain/roles.js';
import { hasRank, type Actor } from '../../platform/auth/actor.js';
import type { NotInvitedReason, Role, UserRights } from '../../platform/graphql/generated.js';

type Who = Pick<Actor, 'userId' | 'role'>;

/** An account, as far as the rules look at it. */
export interface Target {
  id: string;
  role: Role;
  active: boolean;
}

/** Only roles of at most one's own rank (permissions, section 7.1). */
export function mayGrant(actor: Pick<Actor, 'role'>, role: Role): boolean {
  return hasRank(actor, 'ADMIN') && roleRank[actor.role] >= roleRank[role];
}

/** Accounts of at most one's own rank: no field of a systemadmin is an administrator's to touch (7.2). */
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

/** Why the account cannot be invited again; null where it can. */
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
