import type { Role } from '../../platform/graphql/generated.js';
import { mayCancelOccasion, mayPlanExams, occasionRights } from './calendar.policy.js';

const who = (role: Role, teacherId: string | null = null) => ({ role, teacherId });

describe('permission to plan exams', () => {
  test.each([
    ['STUDENT', false],
    ['COORDINATOR', false],
    ['SPECPED', false],
    ['SYV', false],
    ['TEACHER', true],
    ['ADMIN', true],
    ['SYSTEMADMIN', true],
  ] as const)('%s: %s', (role, may) => {
    expect(mayPlanExams(who(role))).toBe(may);
  });

  test('an occasion is cancelled only by administrators and its own teacher', () => {
    expect(mayCancelOccasion(who('ADMIN'), { teacherId: 'a' })).toBe(true);
    expect(mayCancelOccasion(who('TEACHER', 'a'), { teacherId: 'a' })).toBe(true);
    expect(mayCancelOccasion(who('TEACHER', 'b'), { teacherId: 'a' })).toBe(false);
    expect(mayCancelOccasion(who('TEACHER', null), { teacherId: null })).toBe(false);
    expect(mayCancelOccasion(who('SYV', 'a'), { teacherId: 'a' })).toBe(false);
  });

  test('a cancelled occasion can only be restored, by those who may cancel it', () => {
    expect(occasionRights(who('ADMIN'), { teacherId: null, isCancelled: true })).toEqual({
      edit: false,
      book: false,
      cancel: false,
      restore: true,
    });
    const own = { teacherId: 'a', isCancelled: true };
    expect(occasionRights(who('TEACHER', 'a'), own).restore).toBe(true);
    expect(occasionRights(who('TEACHER', 'b'), own).restore).toBe(false);
    expect(occasionRights(who('TEACHER', 'a'), { ...own, isCancelled: false }).restore).toBe(false);
  });
});
