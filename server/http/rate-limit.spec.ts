import { AppError } from '../errors/app-error.js';
import { RateLimit } from './rate-limit.js';

describe('a rate limit', () => {
  let now = 0;
  const limitOf = (perMinute: number) => new RateLimit(perMinute, () => now);

  beforeEach(() => {
    now = 0;
  });

  test('lets as many calls through a minute as it says, and refuses the next with the seconds left', () => {
    const limit = limitOf(3);
    for (let call = 0; call < 3; call += 1) limit.hit('a');
    now = 15_000;
    const refusal = refusalOf(() => limit.hit('a'));
    expect(refusal).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 45 });
  });

  test('counts each caller apart', () => {
    const limit = limitOf(1);
    limit.hit('a');
    expect(() => limit.hit('b')).not.toThrow();
  });

  test('begins anew after a minute', () => {
    const limit = limitOf(1);
    limit.hit('a');
    now = 60_000;
    expect(() => limit.hit('a')).not.toThrow();
  });
});

function refusalOf(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return null;
}
