import { rolesByRank } from '../../../domain/roles.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Role } from '../../platform/graphql/generated.js';
import {
  canBeSharedWith,
  mayChangeView,
  mayOpenList,
  mayShareView,
  type Owned,
} from './saved-views.policy.js';

const actor = (role: Role, more: Partial<Actor> = {}): Actor => ({
  userId: 'me',
  name: 'A',
  email: 'a@exempel.se',
  role,
  studentId: null,
  teacherId: null,
  sessionHash: '',
  ...more,
});
const rolesThat = (may: (one: Actor) => boolean) => rolesByRank.filter((role) => may(actor(role)));
const own: Owned = { ownerId: 'me', sharedWith: null };
const shared: Owned = { ownerId: 'other', sharedWith: 'TEACHER' };

describe('a saved view', () => {
  it('is only for lists that the user may open, and never for an API key', () => {
    expect(rolesThat((one) => mayOpenList(one, 'STUDENTS'))).toEqual(['TEACHER', 'ADMIN', 'SYSTEMADMIN']);
    expect(rolesThat((one) => mayOpenList(one, 'USERS'))).toEqual(['ADMIN', 'SYSTEMADMIN']);
    expect(mayOpenList(actor('ADMIN', { isApiKey: true }), 'STUDENTS')).toBe(false);
    expect(mayChangeView(actor('ADMIN', { isApiKey: true }), own)).toBe(false);
  });

  it('is changed by its owner, or by the system administrator once it is shared', () => {
    expect(rolesThat((one) => mayChangeView(one, own))).toEqual(rolesByRank);
    expect(rolesThat((one) => mayChangeView(one, shared))).toEqual(['SYSTEMADMIN']);
    expect(rolesThat((one) => mayChangeView(one, { ...shared, sharedWith: null }))).toEqual([]);
  });

  it('is shared by administrators, with roles that may open the list', () => {
    expect(rolesThat((one) => mayShareView(one, own))).toEqual(['ADMIN', 'SYSTEMADMIN']);
    expect(rolesByRank.filter((role) => canBeSharedWith(role, 'STUDENTS'))).toEqual([
      'TEACHER',
      'ADMIN',
      'SYSTEMADMIN',
    ]);
  });
});
