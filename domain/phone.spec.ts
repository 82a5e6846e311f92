import { phoneSought } from './phone.js';

describe('a telephone number that is looked for', () => {
  it.each([
    ['070-174 06 61', '0701740661'],
    ['+46 70 174 06 61', '0701740661'],
    ['+46 (0)70-174 06 61', '0701740661'],
    ['0046701740661', '0701740661'],
    ['08/55 66 77', '08556677'],
    ['070174', '070174'],
  ])('%s is %s', (typed, digits) => expect(phoneSought(typed)).toBe(digits));

  it.each(['07017', 'anna', '070-174 anna', '', '+', '19850101-123a'])('%s is none', (typed) =>
    expect(phoneSought(typed)).toBeNull(),
  );
});
