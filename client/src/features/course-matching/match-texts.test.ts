import { fitText, groupText, metricText } from './match-texts';

test('the metric reads as in pages §7', () => {
  expect(metricText({ needs: 38, safe: 25, uncertain: 9, none: 4, skipped: 2 })).toBe(
    '38 behov · 25 säkra · 9 osäkra · 4 utan förslag',
  );
});

test('what no instance offers is reported by course', () => {
  expect(groupText({ wanted: 'Specialpedagogik 1', waiting: 9, earliestOn: '2027-01-07' })).toBe(
    'Specialpedagogik 1: 9 väntar, tidigast 7 jan',
  );
});

test('a proposal says in words how well it fits', () => {
  const safe = { score: 90, isOpen: true, reasons: ['SAME_COURSE', 'DATES', 'SEATS'] as const };
  const at = { startDate: '2027-01-25', seatsLeft: 18 };
  expect(fitText({ ...safe, reasons: [...safe.reasons], ...at }, '2027-01-07')).toBe(
    'Säker: samma kurskod, start inom 3 veckor, 18 platser kvar',
  );
  expect(
    fitText({ score: 60, isOpen: false, reasons: ['EQUIVALENT', 'FULL'], ...at, seatsLeft: 0 }, '2027-02-08'),
  ).toBe('Trolig: motsvarande kurs, startar 2 veckor för tidigt, fullt');
  expect(fitText({ score: 50, isOpen: true, reasons: ['EQUIVALENT'], ...at, seatsLeft: null }, null)).toBe(
    'Osäker: motsvarande kurs, start 2027-01-25, obegränsat antal platser',
  );
});
