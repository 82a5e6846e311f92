import { contentOf } from './enrollment-labels';

describe('the subject of an action', () => {
  it.each([
    [{ size: 3, plans: 0, wishes: 0 }, '3 inskrivningar'],
    [{ size: 2, plans: 1, wishes: 3 }, '2 inskrivningar, 1 planerad kurs och 3 önskemål'],
    [{ size: 0, plans: 2, wishes: 0 }, '2 planerade kurser'],
    [{ size: 0, plans: 0, wishes: 0 }, '0 inskrivningar'],
  ])('%j reads "%s"', (content, text) => {
    expect(contentOf(content)).toBe(text);
  });
});
