import { monthsToFreeze, monthToFreeze } from './months-to-freeze.js';

const final = (month: string) => ({ month: `${month}-01`, kind: 'FINAL' as const });
const preliminary = (month: string) => ({ month: `${month}-01`, kind: 'PRELIMINARY' as const });

describe('the month that is offered to be frozen', () => {
  it('is the last one that is over while nothing has been frozen', () => {
    expect(monthToFreeze([], '2026-11')).toBe('2026-10');
  });

  it('follows a preliminary freeze', () => {
    expect(monthToFreeze([preliminary('2026-08')], '2026-11')).toBe('2026-09');
    expect(monthToFreeze([preliminary('2026-10')], '2026-11')).toBe('2026-10');
  });

  it('is the oldest gap without any freeze since the first final one', () => {
    const freezes = [final('2026-06'), final('2026-08'), preliminary('2026-07')];
    expect(monthToFreeze(freezes, '2026-11')).toBe('2026-09');
    expect(monthToFreeze([...freezes, preliminary('2026-09')], '2026-11')).toBe('2026-10');
  });

  it('is the oldest preliminary one once all the others are frozen', () => {
    const freezes = [final('2026-06'), final('2026-08'), preliminary('2026-07'), preliminary('2026-09')];
    expect(monthToFreeze([...freezes, preliminary('2026-10')], '2026-11')).toBe('2026-07');
  });

  it('goes over the turn of a year, and is the last one once all are frozen', () => {
    expect(monthToFreeze([final('2025-11')], '2026-02')).toBe('2025-12');
    expect(monthToFreeze([final('2025-12'), final('2026-01')], '2026-02')).toBe('2026-01');
  });

  it('stands among all the gaps that are left, and none is left once all are frozen', () => {
    expect(monthsToFreeze([final('2026-06'), final('2026-08')], '2026-11')).toEqual([
      '2026-07',
      '2026-09',
      '2026-10',
    ]);
    expect(monthsToFreeze([final('2026-10')], '2026-11')).toEqual([]);
  });
});
