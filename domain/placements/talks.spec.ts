import { isTalkDue } from './talks.js';

describe('a three-party talk', () => {
  test.each([
    ['MIDTERM_TALK', '2026-12-06', true],
    ['MIDTERM_TALK', '2026-12-07', false],
    ['FINAL_TALK', '2026-11-01', true],
    ['END', '2026-11-29', false],
    [null, null, false],
  ] as const)('%p on %p is due on 2026-11-29: %p', (nextDue, nextDueOn, isDue) => {
    expect(isTalkDue({ nextDue, nextDueOn }, '2026-11-29')).toBe(isDue);
  });
});
