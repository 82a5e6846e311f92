import { beyond, mostWeeks, spanOf, weeksOf } from './timeline-weeks';

const autumn = { startDate: '2026-08-19', endDate: '2026-09-04' };
const winter = { startDate: '2026-12-28', endDate: '2027-01-08' };

describe('the weeks of the timeline', () => {
  it('run from the Monday of the first start to the week of the last end', () => {
    const weeks = weeksOf([winter, autumn]);
    expect(weeks[0]).toEqual({ monday: '2026-08-17', number: 34 });
    expect(weeks.at(-1)).toEqual({ monday: '2027-01-04', number: 1 });
  });

  it('place every instance in the columns of its weeks', () => {
    const weeks = weeksOf([winter, autumn]);
    expect(spanOf(autumn, weeks)).toEqual({ from: 1, to: 4 });
    expect(spanOf(winter, weeks)).toEqual({ from: weeks.length - 1, to: weeks.length + 1 });
  });

  it('are truncated before they become illegible, and say how much is left out', () => {
    const far = { startDate: '2028-08-21', endDate: '2028-12-15' };
    const weeks = weeksOf([autumn, winter, far]);
    expect(weeks).toHaveLength(mostWeeks);
    expect(beyond([autumn, winter, far], weeks)).toBe(1);
    expect(beyond([autumn, winter], weeksOf([autumn, winter]))).toBe(0);
  });

  it('leave out instances without dates', () => {
    expect(weeksOf([{ startDate: null, endDate: null }])).toEqual([]);
    expect(spanOf({ startDate: null, endDate: null }, weeksOf([autumn]))).toBeNull();
  });
});
