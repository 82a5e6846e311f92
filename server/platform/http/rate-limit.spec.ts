import { AppError } from '../errors/app-error.js';
import { RateLimit } from './rate-limit.js';

describe('the rate limit', () => {
  let now = 0;
  const refusal = (limit: RateLimit, key: string): AppError | null => {
    try {
      limit.hit(key);
      return null;
    } catch (error) {
      return error as AppError;
    }
  };
  beforeEach(() => {
    now = 0;
  });

  test('allows a number of requests per minute, and says how much of the minute is left', () => {
    const limit = new RateLimit(3, () => now);
    expect([1, 2, 3].map(() => refusal(limit, 'a'))).toEqual([null, null, null]);
    now = 20_500;
    expect(refusal(limit, 'a')).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 40 });
    now = 60_000;
    expect(refusal(limit, 'a')).toBeNull();
  });

  test('counts each key separately', () => {
    const limit = new RateLimit(1, () => now);
    expect([refusal(limit, 'a'), refusal(limit, 'b')]).toEqual([null, null]);
    expect(refusal(limit, 'a')).not.toBeNull();
  });

  test('forgets keys after their minute, so that one-time visitors cannot fill the memory', () => {
    const limit = new RateLimit(1, () => now);
    for (let n = 0; n < 1_000; n += 1) limit.hit(`passer-by ${n}`);
    now = 120_000;
    limit.hit('next');
    expect((limit as unknown as { windows: Map<string, unknown> }).windows.size).toBe(1);
  });
});
