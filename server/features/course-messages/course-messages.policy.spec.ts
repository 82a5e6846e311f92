import { mayMessageParticipants } from './course-messages.policy.js';

describe('who may message the participants of a course instance', () => {
  test.each([
    ['TEACHER', 'mine', 'mine', true],
    ['TEACHER', 'mine', 'another', false],
    ['TEACHER', 'mine', null, false],
    ['TEACHER', null, null, false],
    ['COORDINATOR', 'mine', 'mine', false],
    ['ADMIN', null, 'another', true],
    ['SYSTEMADMIN', null, null, true],
  ] as const)('%s with teacher record %s, for an instance of %s: %s', (role, own, teacherId, may) => {
    expect(mayMessageParticipants({ role, teacherId: own }, { teacherId })).toBe(may);
  });
});
