import { changesTerms, isSigned, missingParties, type AgreementTerms } from './agreement.js';

const TERMS: AgreementTerms = {
  workplaceId: 'a',
  startDate: '2026-11-30',
  endDate: '2026-12-18',
  hoursPerWeek: 40,
  plannedHours: 120,
  weekdays: [1, 2, 3, 4, 5],
  courses: ['c', 'd'],
  goals: ['Hygien', 'Bemötande'],
};

describe('the agreement of a placement', () => {
  test.each([
    [{ workplaceId: 'b' }, true],
    [{ startDate: '2026-12-01' }, true],
    [{ endDate: '2026-12-19' }, true],
    [{ hoursPerWeek: 38 }, true],
    [{ plannedHours: 119 }, true],
    [{ weekdays: [1, 2, 3, 4] }, true],
    [{ weekdays: [1, 2, 3, 4, 5] }, false],
    [{ courses: ['c'] }, true],
    [{ courses: ['d', 'c'] }, false],
    [{ goals: ['Hygien', 'Bemötande', 'Läkemedel'] }, true],
    [{ goals: ['Hygien', 'Bemötande i vardagen'] }, true],
    [{ goals: ['Bemötande', 'Hygien'] }, false],
    [{}, false],
  ])('must be signed again after %p: %p', (change, again) => {
    expect(changesTerms(TERMS, { ...TERMS, ...change })).toBe(again);
  });

  test.each([
    [[], null, ['SCHOOL', 'WORKPLACE', 'STUDENT']],
    [['STUDENT'], null, ['SCHOOL', 'WORKPLACE']],
    [['STUDENT', 'SCHOOL', 'WORKPLACE'], null, []],
    [['STUDENT'], '2026-11-29T08:00:00Z', []],
  ] as const)('signed by %p, with a paper copy at %p, lacks %p', (parties, attachedAt, missing) => {
    const agreement = { attachedAt, signatures: parties.map((party) => ({ party })) };
    expect(missingParties(agreement)).toEqual(missing);
    expect(isSigned(agreement)).toBe(missing.length === 0);
  });
});
