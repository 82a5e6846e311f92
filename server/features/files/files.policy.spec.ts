import { mayKnowUploader } from './files.policy.js';

describe('mayKnowUploader', () => {
  it.each([
    ['STUDENT', false],
    ['TEACHER', true],
    ['ADMIN', true],
  ] as const)('%s: %s', (role, expected) => {
    expect(mayKnowUploader({ role })).toBe(expected);
  });
});
