import { Together } from './together.js';

describe('batched queries', () => {
  test('are run as one, and each gets its own answer', async () => {
    const readings: number[][] = [];
    const together = new Together<number, number>((questions) => {
      readings.push(questions);
      return Promise.resolve(questions.map((question) => question * 2));
    });
    const woken = Promise.resolve();
    const answers = await Promise.all([1, 2, 3].map((question) => woken.then(() => together.ask(question))));
    expect(answers).toEqual([2, 4, 6]);
    expect(await together.ask(4)).toBe(8);
    expect(readings).toEqual([[1, 2, 3], [4]]);
  });

  test('all fail when the batch fails, and the next are run again', async () => {
    let fails = true;
    const together = new Together<number, number>((questions) =>
      fails ? Promise.reject(new Error('away')) : Promise.resolve(questions),
    );
    const failed = await Promise.allSettled([together.ask(1), together.ask(2)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    fails = false;
    expect(await together.ask(3)).toBe(3);
  });
});
