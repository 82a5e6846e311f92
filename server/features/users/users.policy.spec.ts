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

  it('get no role above that of who gives it', () => {
    expect(rolesByRank.filter((role) => mayGrant(who('ADMIN'), role))).toEqual(rolesByRank.slice(0, -1));
    expect(rolesByRank.filter((role) => mayGrant(who('SYSTEMADMIN'), role))).toEqual(rolesByRank);
    expect(rolesByRank.filter((role) => mayGrant(who('TEACHER'), role))).toEqual([]);
  });

  it('keep their own role, but that a systemadmin may step down', () => {
    const own = (role: Role) =>
      rolesByRank.filter((next) => maySetRole(who(role), account(role, 'me'), next));
    expect(own('ADMIN')).toEqual([]);
    expect(own('SYSTEMADMIN')).toEqual(rolesByRank.slice(0, -1));
  });

  it('are never switched off by their own person', () => {
    expect(mayDeactivate(who('ADMIN'), account('ADMIN', 'me'))).toBe(false);
    expect(mayDeactivate(who('ADMIN'), account('ADMIN'))).toBe(true);
  });

  it('offer no button that would be refused', () => {
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
