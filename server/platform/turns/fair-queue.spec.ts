import { FairQueue } from './fair-queue.js';

class Full extends Error {
  constructor(readonly seconds: number) {
    super('full');
  }
}

function held() {
  const done: (() => void)[] = [];
  const order: string[] = [];
  const work = (name: string) => () => {
    order.push(name);
    return new Promise<void>((resolve) => done.push(resolve));
  };
  const finish = async (): Promise<void> => {
    done.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { order, work, finish };
}

test('owners take turns, so a long queue only delays its own owner', async () => {
  const queue = new FairQueue(1, 10, 20, (seconds) => new Full(seconds));
  const { order, work, finish } = held();
  const all = ['a1', 'a2', 'a3', 'b1', 'a4', 'c1'].map((name) => queue.run(name[0]!, work(name)));
  for (let n = 0; n < all.length; n += 1) await finish();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

test('concurrency is limited, and a failure frees its slot', async () => {
  const queue = new FairQueue(2, 10, 20, (seconds) => new Full(seconds));
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) =>
      queue.run(String(n % 3), async () => {
        most = Math.max(most, (running += 1));
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
        if (n % 2) throw new Error('wrong');
      }),
    ),
  );
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
});

test('an owner whose queue is full is refused with the seconds to wait, and another is admitted', async () => {
  const queue = new FairQueue(1, 2, 20, (seconds) => new Full(seconds));
  const { work, finish } = held();
  const all = ['a', 'a', 'a'].map((place) => queue.run(place, work(place)));
  await expect(queue.run('a', work('a'))).rejects.toMatchObject({ seconds: 1 });
  all.push(queue.run('b', work('b')));
  for (let n = 0; n < all.length; n += 1) await finish();
  await Promise.all(all);
});

test('an aborted task leaves the queue at once, makes room for others, and never starts', async () => {
  const queue = new FairQueue(1, 2, 2, (seconds) => new Full(seconds));
  const { order, work, finish } = held();
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const first = queue.run('a', work('a1'), leaving.signal);
  const second = queue.run('a', work('a2'), leaving.signal);
  const third = queue.run('b', work('b1'), staying.signal);
  await expect(queue.run('c', work('c1'))).rejects.toThrow(Full);
  leaving.abort(new Error('left'));
  await expect(second).rejects.toThrow('left');
  await expect(queue.run('a', work('a3'), leaving.signal)).rejects.toThrow('left');
  const fourth = queue.run('a', work('a4'), staying.signal);
  for (let n = 0; n < 3; n += 1) await finish();
  await Promise.all([first, third, fourth]);
  // Leaving after one's turn started has no effect.
  staying.abort();
  expect(order).toEqual(['a1', 'b1', 'a4']);
});
