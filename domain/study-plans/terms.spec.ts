import { spreadOverTerms, termEnd, termOf, termsBetween, termText } from './terms.js';

describe('terms of a study plan', () => {
  it('are spring until June and autumn from July', () => {
    expect([termOf('2027-06-30'), termOf('2027-07-01')]).toEqual(['2027VT', '2027HT']);
    expect([termEnd('2030VT'), termEnd('2030HT')]).toEqual(['2030-06-30', '2030-12-31']);
    expect(termText('2027HT')).toBe('HT 2027');
  });

  it('run from the first day to the last', () => {
    expect(termsBetween('2026-11-30', '2028-01-10')).toEqual(['2026HT', '2027VT', '2027HT', '2028VT']);
    expect(termsBetween('2027-02-01', '2027-06-30')).toEqual(['2027VT']);
  });

  it('hold as many points as the pace allows, and at least one course', () => {
    const courses = [{ points: 100 }, { points: 100 }, { points: 50 }, { points: 300 }];
    expect(
      spreadOverTerms(courses, { startDate: '2027-01-01', pacePercent: 50 }).map(({ term }) => term),
    ).toEqual(['2027VT', '2027VT', '2027HT', '2028VT']);
  });

  it('hold in the first term only what is left of it', () => {
    const courses = [{ points: 100 }, { points: 100 }, { points: 300 }];
    const from = (startDate: string) =>
      spreadOverTerms(courses, { startDate, pacePercent: 100 }).map(({ term }) => term);
    // 33 of 184 days are left: 400 × 33 / 184 = 71 points, more than half of the first course.
    expect(from('2026-11-29')).toEqual(['2026HT', '2027VT', '2027VT']);
    // 18 days: 39 points, less than half of it.
    expect(from('2026-12-14')).toEqual(['2027VT', '2027VT', '2027HT']);
  });

  it('count what is already being studied in them', () => {
    const taken = new Map([
      ['2027VT', 350],
      ['2027HT', 100],
    ]);
    const courses = [{ points: 100 }, { points: 300 }, { points: 100 }];
    expect(
      spreadOverTerms(courses, { startDate: '2027-01-01', pacePercent: 100, taken }).map(({ term }) => term),
    ).toEqual(['2027HT', '2028VT', '2028VT']);
  });
});
