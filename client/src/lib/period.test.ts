import { formatPeriod } from './period';

describe('a period in words', () => {
  it.each([
    ['2026-08-17', '2027-06-11', '2026-08-17 – 2027-06-11'],
    ['2026-08-17', '2026-08-17', '2026-08-17'],
    ['2026-08-17', null, 'från 2026-08-17'],
    [null, '2027-06-11', 'till 2027-06-11'],
    [null, null, null],
  ])('from %s to %s is %s', (start, end, text) => expect(formatPeriod(start, end)).toBe(text));
});
