import { monthsToFreeze, monthToFreeze } from './months-to-freeze.js';

const final = (month: string) => ({ month: `${month}-01`, kind: 'FINAL' as const });
const preliminary = (month: string) => ({ month: `${month}-01`, kind: 'PRELIMINARY' as const });

describe('the month suggested for freezing', () => {
  it('is the last completed one when nothing has been frozen', () => {
    expect(monthToFreeze([], '2026-11')).toBe('2026-10');
  });

  it('follows a preliminary freeze', () => {
    expect(monthToFreeze([preliminary('2026-08')], '2026-11')).toBe('2026-09');
    expect(monthToFreeze([preliminary('2026-10')], '2026-11')).toBe('2026-10');
  });

  it('is the oldest gap since the first final freeze', () => {
    const freezes = [final('2026-06'), final('2026-08'), preliminary('2026-07')];
    expect(monthToFreeze(freezes, '2026-11')).toBe('2026-09');
    expect(monthToFreeze([...freezes, preliminary('2026-09')], '2026-11')).toBe('2026-10');
  });

  it('is the oldest preliminary one once all others are frozen', () => {
    const freezes = [final('2026-06'), final('2026-08'), preliminary('2026-07'), preliminary('2026-09')];
    expect(monthToFreeze([...freezes, preliminary('2026-10')], '2026-11')).toBe('2026-07');
  });

  it('crosses the new year, and is the last one once all are frozen', () => {
    expect(monthToFreeze([final('2025-11')], '2026-02')).toBe('2025-12');
    expect(monthToFreeze([final('2025-12'), final('2026-01')], '2026-02')).toBe('2026-01');
  });

  it('is one of the remaining gaps, of which there are none once all are frozen', () => {
    expect(monthsToFreeze([final('2026-06'), final('2026-08')], '2026-11')).toEqual([
      '2026-07',
      '2026-09',
      '2026-10',
    ]);
    expect(monthsToFreeze([final('2026-10')], '2026-11')).toEqual([]);
  });
});
