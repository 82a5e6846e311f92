import { isOutdated } from './password-hash.js';
import { hash } from './password-thread.js';

describe('a stored password hash', () => {
  const now = hash('sju sorters småkakor');

  test('made now is up to date', () => {
    expect(isOutdated(now)).toBe(false);
  });

  test.each([
    ['memory', 'm=19456', 'm=4096'],
    ['passes', 't=2', 't=1'],
    ['lanes', 'p=1', 'p=4'],
    ['kind', 'argon2id', 'argon2i'],
    ['version', 'v=19', 'v=16'],
  ])('made with a different %s is outdated', (_what, of, other) => {
    expect(now).toContain(of);
    expect(isOutdated(now.replace(of, other))).toBe(true);
  });
});
