import { loadPercent, peakPace } from './teacher-load.js';

it.each([
  [100, 100, 100],
  [100, 50, 200],
  [75, 75, 100],
  [50, 80, 63],
  [0, 100, 0],
])('a pace of %i per cent with employment of %i per cent is a load of %i', (pace, employment, load) => {
  expect(loadPercent(pace, employment)).toBe(load);
});

test('a load is the highest total on any one day of the period', () => {
  const one = (startDate: string, endDate: string, pacePercent: number) => ({
    startDate,
    endDate,
    pacePercent,
  });
  const instances = [one('2026-09-01', '2026-09-30', 50), one('2026-09-20', '2026-10-20', 75)];
  expect(peakPace(instances, '2026-09-10', '2026-12-01')).toEqual({
    pacePercent: 125,
    peakOn: '2026-09-20',
  });
  expect(peakPace(instances, '2026-10-01', '2026-12-01').pacePercent).toBe(75);
  expect(peakPace([], '2026-10-01', '2026-12-01')).toEqual({ pacePercent: 0, peakOn: '2026-10-01' });
});
