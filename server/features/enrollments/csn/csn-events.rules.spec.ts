import {
  csnEvents,
  factsOf,
  isUnder20,
  knownFacts,
  type CsnSubject,
  type StatusPeriod,
} from './csn-events.rules.js';

const TODAY = '2026-05-15';
const period = (status: StatusPeriod['status'], from: string, until: string | null = null): StatusPeriod => ({
  status,
  from,
  until,
  saidAt: `${from}T08:00:00.000Z`,
});
const STUDENT: CsnSubject = {
  counts: true,
  status: 'ACTIVE',
  statusOn: '2026-01-12',
  startDate: '2026-01-12',
  endDate: '2026-06-05',
  pacePercent: 100,
  periods: [period('ADMITTED', '2025-12-01', '2026-01-12'), period('ACTIVE', '2026-01-12')],
  grade: null,
  gradedOn: null,
  gradeSignedAt: null,
};
const PAUSED_BETWEEN: Partial<CsnSubject> = {
  periods: [
    period('ACTIVE', '2026-01-12', '2026-03-02'),
    period('PAUSED', '2026-03-02', '2026-03-16'),
    period('ACTIVE', '2026-03-16'),
  ],
};

const facts = (seed: Partial<CsnSubject> = {}) => factsOf({ ...STUDENT, ...seed }, TODAY);
/** Events such as 'Uppehåll 2026-03-02 2026-03-15', given CSN's known state and the current one. */
const told = (before: Partial<CsnSubject> | null, now: Partial<CsnSubject> = {}) =>
  csnEvents(before ? facts(before) : [], facts(now)).map(({ event, eventOn, eventTo, change }) =>
    [event, eventOn, eventTo, change].filter(Boolean).join(' '),
  );

describe('the first report on an enrolment', () => {
  it('is its start', () => expect(told(null)).toEqual(['Start 2026-01-12']));

  it.each([
    ['is only admitted', { status: 'ADMITTED' as const, periods: [period('ADMITTED', '2025-12-01')] }],
    ['did not start', { status: 'NOT_STARTED' as const }],
    ['begins later', { startDate: '2026-05-16' }],
    ['was taken away', { counts: false }],
  ])('is empty when the student or enrolment %s', (_, seed) => expect(told(null, seed)).toEqual([]));

  it('includes the start of a course that was both started and graded since', () => {
    const graded = { status: 'COMPLETED' as const, grade: 'C', gradedOn: '2026-05-08' };
    expect(told(null, graded)).toEqual(['Start 2026-01-12', 'Resultat 2026-05-08']);
  });

  it('includes both events of a pause that started and ended since', () =>
    expect(told(null, PAUSED_BETWEEN)).toEqual([
      'Start 2026-01-12',
      'Uppehåll 2026-03-02 2026-03-15',
      'Återupptagna studier 2026-03-16',
    ]));

  it('includes an interruption after the start, and who ended it', () => {
    const periods = [
      period('ACTIVE', '2026-01-12', '2026-04-01'),
      period('ENDED_BY_PRINCIPAL', '2026-04-01'),
    ];
    expect(told(null, { status: 'ENDED_BY_PRINCIPAL', periods })).toEqual([
      'Start 2026-01-12',
      'Avbrott 2026-04-01 Avslutad av rektor',
    ]);
  });
});

describe('a later report', () => {
  const open = { periods: [period('ACTIVE', '2026-01-12', '2026-03-02'), period('PAUSED', '2026-03-02')] };

  it('is empty when CSN is up to date', () => expect(told({}, {})).toEqual([]));

  it('reports a pause while it lasts, and then the return', () => {
    expect(told({}, open)).toEqual(['Uppehåll 2026-03-02']);
    expect(told(open, PAUSED_BETWEEN)).toEqual(['Återupptagna studier 2026-03-16']);
  });

  it('reports a change of last day and pace, with old and new values', () =>
    expect(told({}, { endDate: '2026-06-12', pacePercent: 50 })).toEqual([
      'Ändring Slutdatum 2026-06-05 → 2026-06-12; Omfattning 100 % → 50 %',
    ]));

  it('reports an interruption, and the return of a student who comes back', () => {
    const left = {
      periods: [period('ACTIVE', '2026-01-12', '2026-04-01'), period('DROPPED_OUT', '2026-04-01')],
    };
    expect(told({}, left)).toEqual(['Avbrott 2026-04-01']);
    const back = {
      periods: [
        period('ACTIVE', '2026-01-12', '2026-04-01'),
        period('DROPPED_OUT', '2026-04-01', '2026-04-20'),
        period('ACTIVE', '2026-04-20'),
      ],
    };
    expect(told(left, back)).toEqual(['Återupptagna studier 2026-04-20']);
  });
});

describe('a correction of an earlier report covers', () => {
  const dropped = (on: string) => ({
    periods: [period('ACTIVE', '2026-01-12', on), period('DROPPED_OUT', on)],
  });

  it.each([
    [
      'another day of the interruption',
      dropped('2026-04-01'),
      dropped('2026-03-20'),
      'Rättelse 2026-03-20 Avbrott 2026-04-01 → 2026-03-20',
    ],
    [
      'no interruption at all',
      dropped('2026-04-01'),
      {},
      'Rättelse 2026-04-01 Avbrott 2026-04-01 gäller inte',
    ],
    ['another start', {}, { startDate: '2026-01-19' }, 'Rättelse 2026-01-19 Start 2026-01-12 → 2026-01-19'],
    ['no start', {}, { status: 'NOT_STARTED' as const }, 'Rättelse 2026-01-12 Start 2026-01-12 gäller inte'],
    [
      'an enrolment that was taken away',
      {},
      { counts: false },
      'Rättelse 2026-01-12 Start 2026-01-12 gäller inte',
    ],
    [
      'another grade',
      { grade: 'E', gradedOn: '2026-05-08' },
      { grade: 'C', gradedOn: '2026-05-08' },
      'Rättelse 2026-05-08 Resultat E (2026-05-08) → C (2026-05-08)',
    ],
  ])('%s', (_, before, now, event) => expect(told(before, now)).toEqual([event]));
});

describe('what CSN knows', () => {
  const AT = '2026-04-01T08:00:00.000Z';
  const row = {
    event: 'Start',
    eventOn: '2026-01-12',
    startDate: '2026-01-12',
    endDate: '2026-06-05',
    pacePercent: 100,
    grade: null,
  };

  it('is the state left by the latest valid report', () =>
    expect(knownFacts([{ ...row, knows: facts() }], AT, STUDENT, TODAY)).toEqual(facts()));

  it('can be derived from reports that predate the stored state', () => {
    const left = [row, { ...row, event: 'Avbrott', eventOn: '2026-03-20' }];
    expect(knownFacts(left, AT, STUDENT, TODAY)).toContainEqual({
      fact: 'STOP',
      on: '2026-03-20',
      byPrincipal: false,
    });
    expect(csnEvents(knownFacts([row], AT, STUDENT, TODAY), facts())).toEqual([]);
  });

  it('is what was recorded by then, if reported by hand: a dropout entered late is not included', () => {
    const late = {
      ...STUDENT,
      status: 'DROPPED_OUT' as const,
      periods: [
        period('ACTIVE', '2026-01-12', '2026-03-02'),
        { ...period('DROPPED_OUT', '2026-03-02'), saidAt: '2026-04-05T08:00:00.000Z' },
      ],
    };
    const known = knownFacts([], AT, late, TODAY);
    expect(csnEvents(known, factsOf(late, TODAY)).map(({ event, eventOn }) => [event, eventOn])).toEqual([
      ['Avbrott', '2026-03-02'],
    ]);
  });
});

describe('a student under 20', () => {
  it.each([
    ['20060516-2380', true],
    ['20060515-2380', false],
    ['20060576-2380', true],
    ['20060516-TF01', true],
    [null, null],
  ])('%s on 15 May 2026: %s', (number, expected) => expect(isUnder20(number, TODAY)).toBe(expected));
});
