import { jest } from '@jest/globals';
import { afterContent, awaitContent } from './content';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Whether `afterContent` has resolved. */
function waiting() {
  const state = { isOver: false };
  void afterContent().then(() => (state.isOver = true));
  return async (ms = 0) => {
    await jest.advanceTimersByTimeAsync(ms);
    return state.isOver;
  };
}

describe('work deferred until the content is shown', () => {
  it('runs at once when nothing is awaited', async () => {
    expect(await waiting()()).toBe(true);
  });

  it('waits for everything awaited, even if registered after it in the same tick', async () => {
    const isOver = waiting();
    const [rows, total] = [awaitContent(), awaitContent()];
    expect(await isOver(500)).toBe(false);
    rows();
    rows();
    expect(await isOver(500)).toBe(false);
    total();
    expect(await isOver()).toBe(true);
  });

  it('keeps waiting when the next part is awaited the moment one arrives', async () => {
    const page = awaitContent();
    const isOver = waiting();
    page();
    const rows = awaitContent();
    expect(await isOver(500)).toBe(false);
    rows();
    expect(await isOver()).toBe(true);
  });

  it('waits at most two seconds', async () => {
    const stands = awaitContent();
    const isOver = waiting();
    expect(await isOver(1999)).toBe(false);
    expect(await isOver(1)).toBe(true);
    stands();
  });
});
