import { fileURLToPath } from 'node:url';
import { ThreadPool } from '../../server/platform/threads/thread-pool.js';
import { createLog } from '../../server/platform/log/log.js';

interface Works {
  double(number: number): number;
  refuse(message: string): never;
  hang(): void;
}

const SCRIPT = fileURLToPath(new URL('../support/thread-works.mjs', import.meta.url));

describe('work in worker threads', () => {
  const pools: ThreadPool<Works>[] = [];
  const pool = (script = SCRIPT, longestMs = 20_000) => {
    const made = new ThreadPool<Works>(script, { atOnce: 1, idleMs: 60_000, longestMs }, createLog('silent'));
    pools.push(made);
    return made;
  };
  afterEach(async () => {
    for (const made of pools.splice(0)) await made.end();
  });

  it('returns each its own result, also while others wait', async () => {
    const threads = pool();
    expect(await Promise.all([1, 2, 3].map((n) => threads.run('double', n)))).toEqual([2, 4, 6]);
  });

  it('fails with the error it throws, and the next is done', async () => {
    const threads = pool();
    await expect(threads.run('refuse', 'inte så')).rejects.toThrow('inte så');
    expect(await threads.run('double', 4)).toBe(8);
  });

  it('that takes too long is terminated, and the next is done', async () => {
    const threads = pool(SCRIPT, 3_000);
    await expect(threads.run('hang', undefined as never)).rejects.toMatchObject({ name: 'AbortError' });
    expect(await threads.run('double', 5)).toBe(10);
  });

  it('with a script that cannot be loaded fails, and the process continues', async () => {
    await expect(pool('/no/such/script.mjs', 1_000).run('double', 1)).rejects.toThrow();
    expect(await pool().run('double', 6)).toBe(12);
  });
});
