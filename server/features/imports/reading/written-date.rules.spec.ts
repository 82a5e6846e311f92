import { areAmerican, readWrittenDate } from './written-date.rules.js';

describe('a date as somebody wrote it', () => {
  it('has its month first where others beside it can have nothing else', () => {
    expect(areAmerican(['6/11/2027', '1/25/2027', 'x'])).toBe(true);
    expect(areAmerican(['6/11/2027', '1/25/2027', '25/1/2027'])).toBe(false);
    expect(areAmerican(['6/11/2027'])).toBe(false);
    expect(readWrittenDate('6/11/2027', true)).toEqual({ date: '2027-06-11', isSure: false });
  });

  it.each([
    ['2026-12-07', '2026-12-07'],
    ['2026-12-7', '2026-12-07'],
    ['2026/12/07', '2026-12-07'],
    ['2026.12.07', '2026-12-07'],
    ['2026-12-07 00:00:00', '2026-12-07'],
    ['2026-12-07T08:30:00Z', '2026-12-07'],
    ['20261207', '2026-12-07'],
    ['12 feb 2027', '2027-02-12'],
    ['12 feb. 2027', '2027-02-12'],
    ['12 februari 2027', '2027-02-12'],
    ['den 1:a maj 2027', '2027-05-01'],
    ['12-Feb-27', '2027-02-12'],
    ['måndag 7 december 2026', '2026-12-07'],
    ['Dec 7, 2026', '2026-12-07'],
    ['7 oct 2026', '2026-10-07'],
    ['7/12 2026', '2026-12-07'],
    ['7/12-26', '2026-12-07'],
    ["7/12 '26", '2026-12-07'],
    ['07.12.2026', '2026-12-07'],
    ['7-12-2026', '2026-12-07'],
    ['12/31/2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
  ])('is read: %s', (text, date) => {
    expect(readWrittenDate(text)).toEqual({ date, isSure: true });
  });

  it.each([
    ['7/12/2026', '2026-12-07'],
    ['261207', '2026-12-07'],
    ['46363', '2026-12-07'],
    ['46363.5', '2026-12-07'],
  ])('is read, and could have meant another day: %s', (text, date) => {
    expect(readWrittenDate(text)).toEqual({ date, isSure: false });
  });

  it.each([
    '',
    'hösten 2026',
    '7/12',
    '2026-02-30',
    '31 feb 2027',
    '20261332',
    '12 xyz 2027',
    '9001019802',
    '120',
    'v 35',
  ])('is none: %s', (text) => {
    expect(readWrittenDate(text)).toBeNull();
  });
});
