import { lastOfMonth } from '../../../../domain/days.js';
import { monthsOf, openSpans } from './earning-period.rules.js';

describe('the months of a period', () => {
  it('run from the month of the first day to the month of the last', () => {
    expect(monthsOf({ from: '2025-11-20', to: '2026-02-01' })).toEqual([
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });

  it('are at most 24, in order', () => {
    expect(() => monthsOf({ from: '2024-01-01', to: '2026-01-01' })).toThrow('högst 24');
    expect(() => monthsOf({ from: '2026-02-01', to: '2026-01-31' })).toThrow('innan den börjar');
  });

  it.each([
    ['2024-02-10', '2024-02-29'],
    ['2026-02-10', '2026-02-28'],
    ['2026-12-01', '2026-12-31'],
  ])('%s lies in a month that ends %s', (day, end) => expect(lastOfMonth(day)).toBe(end));
});

describe('the unfrozen part', () => {
  const months = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01', '2026-12-01'];

  it('is one span as long as there is no frozen month in between', () => {
    expect(openSpans(months, new Set(['2026-08-01']), '2027-03-01')).toEqual([
      { from: '2026-09-01', to: '2026-12-31' },
    ]);
    expect(openSpans(months, new Set(['2026-10-01']), '2027-03-01')).toEqual([
      { from: '2026-08-01', to: '2026-09-30' },
      { from: '2026-11-01', to: '2026-12-31' },
    ]);
  });

  it('ends today', () => {
    expect(openSpans(months, new Set(), '2026-11-20')).toEqual([{ from: '2026-08-01', to: '2026-11-20' }]);
    expect(openSpans(['2026-12-01'], new Set(), '2026-11-20')).toEqual([]);
  });
});
