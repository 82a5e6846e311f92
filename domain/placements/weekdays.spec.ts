import { isUsual, sortedWeekdays, weekdaysText } from './weekdays.js';

describe('the weekdays of a placement', () => {
  test.each([
    [[1, 2, 3, 4, 5], 'mån–fre'],
    [[3, 1, 4], 'mån, ons–tor'],
    [[7], 'sön'],
    [[], ''],
  ])('%j are written %p', (days, text) => {
    expect(weekdaysText(days)).toBe(text);
  });

  it('have English names for supervisors', () => {
    expect(weekdaysText([1, 2, 3, 5], 'EN')).toBe('Mon–Wed, Fri');
  });

  it('are sorted and deduplicated', () => {
    expect(sortedWeekdays([5, 1, 5])).toEqual([1, 5]);
  });

  it('are the usual ones only from Monday to Friday', () => {
    expect(isUsual([5, 4, 3, 2, 1])).toBe(true);
    expect(isUsual([1, 2, 3, 4])).toBe(false);
    expect(isUsual([1, 2, 3, 4, 5, 6])).toBe(false);
  });
});
