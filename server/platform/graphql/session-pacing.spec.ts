import { SessionPacing } from './session-pacing.js';

describe('large documents in one session', () => {
  const tick = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  test('run one at a time with a pause in between; small ones and other sessions do not wait', async () => {
    const pacing = new SessionPacing();
    const ended: string[] = [];
    let running = 0;
    let most = 0;
    const large = (name: string, session: string) =>
      pacing.run(session, 300, async () => {
        running += session === 'a' ? 1 : 0;
        most = Math.max(most, running);
        await tick(5);
        running -= session === 'a' ? 1 : 0;
        ended.push(name);
      });
    const small = pacing.run('a', 100, async () => {
      await tick(20);
      ended.push('small');
    });
    await Promise.all([large('first', 'a'), large('second', 'a'), large('other', 'b'), small]);
    expect(most).toBe(1);
    // The pause after 300 rows is longer than the small one takes.
    expect(ended.indexOf('second')).toBe(3);
  });

  test('are refused with Retry-After when too many are waiting', async () => {
    const pacing = new SessionPacing();
    let release = (): void => undefined;
    const first = pacing.run('a', 300, () => new Promise<void>((resolve) => (release = resolve)));
    const waiting = Array.from({ length: 20 }, () => pacing.run('a', 101, () => Promise.resolve()));
    await expect(pacing.run('a', 101, () => Promise.resolve())).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfter: 10,
    });
    release();
    await first;
    await Promise.all(waiting);
  });
});
