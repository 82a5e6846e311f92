import { maySeeJob } from './jobs.policy.js';

describe('maySeeJob', () => {
  it.each([
    ['TEACHER', 'me', true],
    ['TEACHER', 'someone else', false],
    ['ADMIN', 'someone else', true],
    ['SYSTEMADMIN', 'someone else', true],
  ] as const)("%s and a job of '%s': %s", (role, userId, expected) => {
    expect(maySeeJob({ role, userId: 'me' }, { userId })).toBe(expected);
  });
});
