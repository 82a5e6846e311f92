import { kronor } from '../../../../domain/numbers.js';
import { earningSteps, type EarningFacts } from './earning-steps.rules.js';

const FACTS: EarningFacts = {
  problem: null,
  points: 100,
  validatedPoints: 0,
  firstOn: '2024-02-01',
  lastOn: '2024-05-10',
  stopOn: '2024-05-10',
  isStopped: false,
  listName: 'Salem 2024',
  priceOf: null,
  category: 'GENERAL',
  distance: false,
  basis: 'PER_POINT',
  unitOre: 4720,
  basePercent: 65,
  totalOre: 472_000,
  baseShareOre: 306_800,
  resultShareOre: 165_200,
  paidPauseDays: null,
  paysFailed: true,
  pauses: [],
  resultState: 'EARNED',
  resultOn: '2024-05-20',
  grade: 'B',
  open: [
    {
      from: '2024-04-01',
      to: '2024-05-31',
      beforeOre: 184_080,
      throughOre: 306_800,
      unpaidDays: 0,
      resultOre: 165_200,
    },
  ],
  frozen: [],
  corrections: [],
};

const sum = (facts: EarningFacts) =>
  earningSteps(facts).reduce((total, { counts, amountOre }) => total + (counts ? amountOre! : 0), 0);
const labels = (facts: EarningFacts) => earningSteps(facts).map(({ label }) => label);

describe('the calculation', () => {
  it('shows the price, the full amount, the shares and what the period adds', () => {
    expect(labels(FACTS)).toEqual([
      'Pris',
      'Hela priset',
      'Grunddel 65 %',
      'Resultatdel 35 %',
      'Grunddel 2024-04-01 – 2024-05-31',
      'Resultatdel 2024-05-20',
    ]);
    expect(sum(FACTS)).toBe(306_800 - 184_080 + 165_200);
  });

  it('says how many points are validated', () => {
    const detailOf = (facts: EarningFacts) =>
      earningSteps(facts).find(({ label }) => label === 'Hela priset')!.detail;
    expect([detailOf(FACTS), detailOf({ ...FACTS, points: 60, validatedPoints: 40 })]).toEqual([
      `100 p × ${kronor(4720)}`,
      `60 p (100 p minus 40 validerade) × ${kronor(4720)}`,
    ]);
  });

  it('counts frozen months and corrections as recorded', () => {
    const frozen = [{ month: '2024-04-01', baseOre: 92_040, resultOre: 0 }];
    const corrections = [{ month: '2024-04-01', amountOre: -5_000, reason: 'Fel kurs' }];
    expect(sum({ ...FACTS, open: [], frozen, corrections })).toBe(87_040);
  });

  it('explains why there is no result share', () => {
    const open = [{ ...FACTS.open[0]!, resultOre: 0 }];
    const none = { ...FACTS, open, resultOn: null };
    expect(labels({ ...none, resultState: 'OPEN', grade: null }).at(-1)).toBe('Resultatdel väntar');
    expect(earningSteps({ ...none, resultState: 'LOST', grade: '–' }).at(-1)?.detail).toContain('–');
    const left = earningSteps({ ...none, resultState: 'LOST', isStopped: true, stopOn: '2024-04-10' });
    expect(left.at(-1)?.detail).toContain('avbrutit');
    expect(left.at(-2)?.detail).toContain('70 av 100 dagar, avbrott därefter');
  });

  it.each([
    [null, 'prislistan betalar alla dagar'],
    [0, 'prislistan betalar ingen av dagarna'],
    [14, 'prislistan betalar de första 14 dagarna av varje uppehåll'],
  ])('states the rule for a pause when %s days are paid', (paidPauseDays, rule) => {
    const pauses = [{ from: '2024-03-01', to: '2024-03-20' }];
    expect(earningSteps({ ...FACTS, pauses, paidPauseDays })).toContainEqual(
      expect.objectContaining({
        label: 'Studieuppehåll',
        detail: `2024-03-01 – 2024-03-20, 20 dagar: ${rule}`,
        counts: false,
      }),
    );
  });

  it('excludes the unpaid days of a pause, and says so', () => {
    const open = [{ ...FACTS.open[0]!, unpaidDays: 20 }];
    const step = earningSteps({ ...FACTS, open }).find(({ label }) => label.startsWith('Grunddel 2024'));
    expect(step?.detail).toContain('80 av 100 dagar, 20 dagar i uppehåll utan ersättning');
  });

  it('states the rule by which a failing grade earns or does not', () => {
    const paid = earningSteps({ ...FACTS, grade: 'F' }).find(({ label }) =>
      label.startsWith('Resultatdel 2024'),
    );
    expect(paid?.detail).toBe('betyg F signerat; priset gäller även F och IG');
    const unpaid = { ...FACTS, grade: 'F', resultState: 'LOST' as const, paysFailed: false };
    expect(earningSteps(unpaid).at(-1)?.detail).toBe('Betyget F: priset ger ingen resultatdel för F och IG.');
    expect(earningSteps({ ...unpaid, basis: 'PER_COMPLETED_COURSE' }).at(-1)?.detail).toBe(
      'Betyget F: priset per slutförd kurs gäller bara godkänt betyg.',
    );
  });

  it('says what is missing when there is no price', () => {
    expect(earningSteps({ ...FACTS, problem: 'NO_PRICE', open: [] })).toEqual([
      expect.objectContaining({ label: 'Inget pris', amountOre: null, counts: false }),
    ]);
  });
});

describe('kronor', () => {
  it.each([
    [7_201_500, '72\u202f015,00\u00a0kr'],
    [5, '0,05\u00a0kr'],
    [-24_814, '−248,14\u00a0kr'],
  ])('%i öre are written %s', (ore, text) => expect(kronor(ore)).toBe(text));
});
