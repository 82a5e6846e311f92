import type { Actor } from '../../platform/auth/actor.js';
import { rolesByRank } from '../../../domain/roles.js';
import { examRights, mayRegister, maySeeDecisionComment, mayWithdraw } from './exams.policy.js';

const who = (role: Actor['role'], studentId: string | null = null) => ({ role, studentId });

const undecided = { studentId: 'a', status: 'INTRESSE', paymentDate: null } as const;

describe('an exam registration', () => {
  it('can be withdrawn only by its own student, until it is decided or paid', () => {
    expect(rolesByRank.filter((role) => mayWithdraw(who(role, 'a'), undecided))).toEqual(['STUDENT']);
    expect(mayWithdraw(who('STUDENT', 'b'), undecided)).toBe(false);
    expect(mayWithdraw(who('STUDENT', 'a'), { ...undecided, status: 'SCHEDULED' })).toBe(false);
    expect(mayWithdraw(who('STUDENT', 'a'), { ...undecided, paymentDate: '2026-11-02' })).toBe(false);
  });

  it('can be made by students for themselves', () => {
    expect(mayRegister(who('STUDENT', 'a'), 'a')).toBe(true);
    expect(mayRegister(who('STUDENT', 'a'), 'b')).toBe(false);
    expect(mayRegister(who('STUDENT'), 'b')).toBe(false);
  });

  it('can be made for anyone by administrators, and by no other role', () => {
    const roles = rolesByRank.filter((role) => mayRegister(who(role, 'a'), 'b'));
    expect(roles).toEqual(['ADMIN', 'SYSTEMADMIN']);
  });

  it('is handled, and its comment read, by teachers and administrators', () => {
    const roles = ['TEACHER', 'ADMIN', 'SYSTEMADMIN'];
    expect(
      rolesByRank.filter((role) => {
        const rights = examRights(who(role), undecided);
        return rights.decide && rights.delete;
      }),
    ).toEqual(roles);
    expect(rolesByRank.filter((role) => maySeeDecisionComment(who(role)))).toEqual(roles);
  });
});
