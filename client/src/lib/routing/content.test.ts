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

describe('what comes after the content', () => {
  it('comes at once where nothing is awaited', async () => {
    expect(await waiting()()).toBe(true);
  });

  it('waits for all that is awaited, also where that is said after it in the same go', async () => {
    const isOver = waiting();
    const [rows, total] = [awaitContent(), awaitContent()];
    expect(await isOver(500)).toBe(false);
    rows();
    rows();
    expect(await isOver(500)).toBe(false);
    total();
    expect(await isOver()).toBe(true);
  });

  it('waits on where the next is awaited in the moment in which one has come', async () => {
    const page = awaitContent();
    const isOver = waiting();
    page();
    const rows = awaitContent();
    expect(await isOver(500)).toBe(false);
    rows();
    expect(await isOver()).toBe(true);
  });

  it('waits two seconds at most', async () => {
    const stands = awaitContent();
    const isOver = waiting();
    expect(await isOver(1999)).toBe(false);
    expect(await isOver(1)).toBe(true);
    stands();
  });
});
