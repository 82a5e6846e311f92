import { groupText, metricText } from './match-texts';

test('the metric reads as pages §7 has it', () => {
  expect(metricText({ needs: 38, safe: 25, uncertain: 9, none: 4, skipped: 2 })).toBe(
    '38 behov · 25 säkra · 9 osäkra · 4 utan förslag',
  );
});

test('what no instance offers is told by course', () => {
  expect(groupText({ wanted: 'Specialpedagogik 1', waiting: 9, earliestOn: '2027-01-07' })).toBe(
    'Specialpedagogik 1: 9 väntar, tidigast 7 jan',
  );
});
