import type { Actor } from '../../platform/auth/actor.js';
import { rolesByRank } from '../../../domain/roles.js';
import { examRights, mayRegister, maySeeDecisionComment } from './exams.policy.js';

const who = (role: Actor['role'], studentId: string | null = null) => ({ role, studentId });

describe('a registration for an exam', () => {
  it('is made by students for themselves', () => {
    expect(mayRegister(who('STUDENT', 'a'), 'a')).toBe(true);
    expect(mayRegister(who('STUDENT', 'a'), 'b')).toBe(false);
    expect(mayRegister(who('STUDENT'), 'b')).toBe(false);
  });

  it('is made by administrators for anyone, by no other role', () => {
    const roles = rolesByRank.filter((role) => mayRegister(who(role, 'a'), 'b'));
    expect(roles).toEqual(['ADMIN', 'SYSTEMADMIN']);
  });

  it('is administered, and its comment read, by teachers and administrators', () => {
    const roles = ['TEACHER', 'ADMIN', 'SYSTEMADMIN'];
    expect(
      rolesByRank.filter((role) => examRights(who(role)).decide && examRights(who(role)).delete),
    ).toEqual(roles);
    expect(rolesByRank.filter((role) => maySeeDecisionComment(who(role)))).toEqual(roles);
  });
});
