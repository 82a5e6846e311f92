import { rolesByRank } from '../../../domain/roles.js';
import type { Actor } from '../../platform/auth/actor.js';
import type { Role } from '../../platform/graphql/generated.js';
import { commentRights } from './comments.policy.js';

const actor = (role: Role, userId = 'me'): Actor => ({
  userId,
  name: 'Kim Karlsson',
  email: 'kim@exempel.se',
  role,
  studentId: null,
  teacherId: null,
  sessionHash: '',
});

const NONE = { edit: false, delete: false, editOnBoard: false, deleteOnBoard: false };
const ALL = { edit: true, delete: true, editOnBoard: true, deleteOnBoard: true };

/** Permissions per role on the user's own comments and on those of others (contract, section 6). */
const TABLE: Record<Role, { own: typeof NONE; others: typeof NONE }> = {
  GUEST: { own: NONE, others: NONE },
  USER: { own: NONE, others: NONE },
  // An account that was staff once keeps its authorship, but no right (permissions, section 7.8).
  STUDENT: { own: NONE, others: NONE },
  COORDINATOR: { own: ALL, others: NONE },
  SPECPED: { own: ALL, others: NONE },
  SYV: { own: ALL, others: NONE },
  TEACHER: { own: ALL, others: { ...NONE, editOnBoard: true } },
  ADMIN: { own: ALL, others: ALL },
  SYSTEMADMIN: { own: ALL, others: ALL },
};

describe('permissions for a comment', () => {
  test.each(rolesByRank)('of %s', (role) => {
    expect(commentRights(actor(role), { authorId: 'me', isDeleted: false })).toEqual(TABLE[role].own);
    expect(commentRights(actor(role), { authorId: 'other', isDeleted: false })).toEqual(TABLE[role].others);
    expect(commentRights(actor(role), { authorId: null, isDeleted: false })).toEqual(TABLE[role].others);
    expect(commentRights(actor(role), { authorId: 'me', isDeleted: true })).toEqual(NONE);
  });
});
