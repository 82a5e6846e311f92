import { rolesByRank } from '../../../domain/roles.js';
import type { Role } from '../../platform/graphql/generated.js';
import { mayDeactivate, mayGrant, mayManage, maySetRole, userRights } from './users.policy.js';

const who = (role: Role, userId = 'me') => ({ userId, role });
const account = (role: Role, id = 'other') => ({ id, role, active: true });

describe('accounts', () => {
  it('are managed by administrators, up to their own rank', () => {
    for (const role of rolesByRank) {
      expect(mayManage(who('ADMIN'), account(role))).toBe(role !== 'SYSTEMADMIN');
      expect(mayManage(who('SYSTEMADMIN'), account(role))).toBe(true);
      expect(mayManage(who('TEACHER'), account(role))).toBe(false);
    }
  });

  it('cannot be given a role above the giver’s own', () => {
    expect(rolesByRank.filter((role) => mayGrant(who('ADMIN'), role))).toEqual(rolesByRank.slice(0, -1));
    expect(rolesByRank.filter((role) => mayGrant(who('SYSTEMADMIN'), role))).toEqual(rolesByRank);
    expect(rolesByRank.filter((role) => mayGrant(who('TEACHER'), role))).toEqual([]);
  });

  it('cannot change their own role, except a systemadmin stepping down', () => {
    const own = (role: Role) =>
      rolesByRank.filter((next) => maySetRole(who(role), account(role, 'me'), next));
    expect(own('ADMIN')).toEqual([]);
    expect(own('SYSTEMADMIN')).toEqual(rolesByRank.slice(0, -1));
  });

  it('can never be deactivated by their own user', () => {
    expect(mayDeactivate(who('ADMIN'), account('ADMIN', 'me'))).toBe(false);
    expect(mayDeactivate(who('ADMIN'), account('ADMIN'))).toBe(true);
  });

  it('show no action that would be refused', () => {
    expect(userRights(who('ADMIN'), account('SYSTEMADMIN'))).toEqual({
      edit: false,
      grant: [],
      deactivate: false,
      activate: false,
      sendResetLink: false,
      endSessions: false,
    });
    expect(userRights(who('ADMIN'), account('STUDENT')).grant).not.toContain('SYSTEMADMIN');
    expect(userRights(who('ADMIN'), { ...account('STUDENT'), active: false })).toMatchObject({
      activate: true,
      deactivate: false,
      sendResetLink: false,
    });
  });
});
