import { loadPercent } from './teacher-load.js';

it.each([
  [100, 100, 100],
  [100, 50, 200],
  [75, 75, 100],
  [50, 80, 63],
  [0, 100, 0],
])('a pace of %i per cent is of an employment of %i per cent a load of %i', (pace, employment, load) => {
  expect(loadPercent(pace, employment)).toBe(load);
});
