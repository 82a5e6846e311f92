import {
  datesInTerm,
  isSchoolDay,
  isTerm,
  schoolDayFrom,
  schoolDayUntil,
  termAfter,
  termBefore,
  termLabel,
  termOf,
} from './school-days.js';

describe('school days', () => {
  test.each([
    ['2027-03-26', 'Good Friday'],
    ['2027-03-29', 'Easter Monday'],
    ['2026-04-06', 'Easter Monday'],
    ['2027-05-06', 'Ascension Day'],
    ['2027-01-06', 'Epiphany'],
    ['2027-06-25', 'Midsummer Eve'],
    ['2026-12-24', 'Christmas Eve'],
    ['2026-11-28', 'a Saturday'],
  ])('has no lessons on %s, %s', (day) => {
    expect(isSchoolDay(day)).toBe(false);
  });

  test.each(['2027-03-25', '2027-06-18', '2026-11-27', '2027-01-07'])('has lessons on %s', (day) => {
    expect(isSchoolDay(day)).toBe(true);
  });

  test('a day without lessons is replaced by the nearest one with lessons', () => {
    expect(schoolDayFrom('2027-03-26')).toBe('2027-03-30');
    expect(schoolDayUntil('2027-03-29')).toBe('2027-03-25');
    expect(schoolDayFrom('2027-03-25')).toBe('2027-03-25');
  });
});

describe('terms', () => {
  test('follow each other', () => {
    expect(termOf('2026-11-28')).toBe('HT2026');
    expect(termOf('2027-06-30')).toBe('VT2027');
    expect(termAfter('HT2026')).toBe('VT2027');
    expect(termAfter('VT2027')).toBe('HT2027');
    expect(termBefore('VT2027')).toBe('HT2026');
    expect(termLabel('VT2027')).toBe('Våren 2027');
    expect([isTerm('VT2027'), isTerm('2027'), isTerm('VT1899')]).toEqual([true, false, false]);
  });

  test.each([
    ['the first week', '2026-08-17', '2026-10-23', 'VT2027', '2027-01-11', '2027-03-19'],
    ['the same season of another year', '2026-08-17', '2026-10-23', 'HT2027', '2027-08-23', '2027-10-29'],
    ['a summer course stays in summer', '2026-07-06', '2026-07-31', 'HT2027', '2027-07-12', '2027-08-06'],
    [
      'a summer course begins with the spring',
      '2026-07-06',
      '2026-07-31',
      'VT2027',
      '2027-01-11',
      '2027-02-05',
    ],
    ['an end on Good Friday', '2026-10-26', '2026-11-06', 'VT2027', '2027-03-22', '2027-04-02'],
    ['a start on Easter Monday', '2026-11-02', '2026-11-27', 'VT2027', '2027-03-30', '2027-04-23'],
    ['an early start in January', '2027-01-04', '2027-03-12', 'HT2027', '2027-08-23', '2027-10-29'],
  ] as const)('shift the dates of an instance: %s', (_, startDate, endDate, term, start, end) => {
    expect(datesInTerm({ startDate, endDate }, term)).toEqual({ startDate: start, endDate: end });
  });
});
