import { areAmerican, readWrittenDate } from './written-date.rules.js';

describe('a moment', () => {
  it.each([
    ['2026-12-31T23:00:00Z', '2027-01-01', false],
    ['2027-06-30T22:00:00.000Z', '2027-07-01', false],
    ['2026-12-31 23:00:00Z', '2027-01-01', false],
    ['2026-12-31T23:00Z', '2027-01-01', false],
    ['2026-12-31 23:00:00 UTC', '2027-01-01', false],
    ['2026-12-31T23:00:00+00:00', '2027-01-01', false],
    ['2026-12-31T23:00:00+0000', '2027-01-01', false],
    ['2027-01-01T00:00:00+01:00', '2027-01-01', true],
    ['2027-01-01T02:00:00+05', '2026-12-31', false],
    ['2026-12-31T18:30:00,5-05:00', '2027-01-01', false],
    ['20261231T230000Z', '2027-01-01', false],
    ['2027-03-28T00:30:00Z', '2027-03-28', true],
    ['2027-03-27T23:30:00Z', '2027-03-28', false],
    ['2026-10-24T22:30:00Z', '2026-10-25', false],
    ['2026-10-25T22:30:00Z', '2026-10-25', true],
    ['Thu Dec 31 2026 23:00:00 GMT+0000 (UTC)', '2027-01-01', false],
    ['2026-12-31T23:00:00', '2026-12-31', true],
  ])('gives the date in Sweden: %s', (text, date, isSure) => {
    expect(readWrittenDate(text)).toEqual({ date, isSure });
  });

  it('is not a day if its own date does not exist', () => {
    expect(readWrittenDate('2026-02-30T23:00:00Z')).toBeNull();
  });
});

describe('a written date', () => {
  it('is month-first if others in the column can be nothing else', () => {
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
  ])('is parsed: %s', (text, date) => {
    expect(readWrittenDate(text)).toEqual({ date, isSure: true });
  });

  it.each([
    ['7/12/2026', '2026-12-07'],
    ['261207', '2026-12-07'],
    ['46363', '2026-12-07'],
    ['46363.5', '2026-12-07'],
  ])('is parsed, but could have meant another day: %s', (text, date) => {
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
  ])('is not a date: %s', (text) => {
    expect(readWrittenDate(text)).toBeNull();
  });
});
