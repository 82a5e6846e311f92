import { Semaphore } from './semaphore.js';

describe('Semaphore', () => {
  it('never admits more than its limit, and eventually admits everyone', async () => {
    const semaphore = new Semaphore(2);
    let inside = 0;
    let most = 0;
    const visit = (number: number): Promise<number> =>
      semaphore.run(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
        return number;
      });
    const numbers = [1, 2, 3, 4, 5, 6, 7];
    expect(await Promise.all(numbers.map(visit))).toEqual(numbers);
    expect(most).toBe(2);
  });

  it('frees the place when the work fails', async () => {
    const semaphore = new Semaphore(1);
    const failing = semaphore.run(() => Promise.reject(new Error('no')));
    const next = semaphore.run(() => Promise.resolve('in'));
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('in');
  });
});
