import { faultsOf, inputOf, newPrice, readPastedPrices } from './price-draft';

describe('pasted prices', () => {
  it('are parsed by category, course code or package, with their marks', () => {
    const { rows, faults } = readPastedPrices(
      [
        'Kategori;Pris;Anmärkning',
        'Gymnasial, allmänna ämnen;47,20',
        'general;38,80;Distans',
        'MATMAT01b;59,60 kr;65 %',
        'Yrkesförare gods;109 250;per plats;100 %',
        'Svenska för invandrare;17271;per kurs',
        '',
      ].join('\n'),
    );
    expect(faults).toEqual([]);
    expect(rows.map(({ key: _key, ...row }) => row)).toEqual([
      expect.objectContaining({ category: 'GENERAL', distance: false, amount: '47,20', basePercent: '65' }),
      expect.objectContaining({ category: 'GENERAL', distance: true, amount: '38,80' }),
      expect.objectContaining({ target: 'COURSE', name: 'MATMAT01b', amount: '59,60' }),
      expect.objectContaining({
        target: 'PACKAGE',
        name: 'Yrkesförare gods',
        basis: 'PER_PLACE',
        basePercent: '100',
      }),
      expect.objectContaining({ category: 'SFI', basis: 'PER_COMPLETED_COURSE', amount: '17271,00' }),
    ]);
  });

  it('may be tab-separated, from a workbook', () => {
    expect(readPastedPrices('SFI\t135,46').rows).toEqual([
      expect.objectContaining({ category: 'SFI', amount: '135,46' }),
    ]);
  });

  it('accept the base share from a workbook, where 65 % is 0.65', () => {
    expect(readPastedPrices('SFI\t135.46\t\t0.65\nSFI\t10\t1.0').rows).toEqual([
      expect.objectContaining({ amount: '135,46', basePercent: '65' }),
      expect.objectContaining({ basePercent: '100' }),
    ]);
  });

  it('say which line has no price', () => {
    expect(readPastedPrices('Naturkunskap;\nSFI;dyrt').faults).toHaveLength(2);
  });
});

describe('a price list in the form', () => {
  const draft = { municipality: 'Täby', name: 'Täby 2027', validFrom: '2027-01-01', validTo: null };
  const noRule = { pauseRule: 'ALL' as const, pauseDays: '' };

  it('is sent in whole öre', () => {
    const rows = [newPrice({ category: 'GENERAL', amount: '47,20' })];
    expect(inputOf({ ...draft, ...noRule, rows })).toEqual({
      ...draft,
      paidPauseDays: null,
      rows: [
        {
          category: 'GENERAL',
          distance: false,
          basis: 'PER_POINT',
          amountOre: 4720,
          basePercent: 65,
          paysFailed: true,
        },
      ],
    });
  });

  it.each([
    ['ALL', '', null],
    ['NONE', '14', 0],
    ['FIRST', ' 14 ', 14],
  ] as const)(
    'pays for a pause by the rule %s with ”%s”, this many days: %s',
    (pauseRule, pauseDays, paid) => {
      const rows = [newPrice({ category: 'GENERAL', amount: '47,20' })];
      expect(inputOf({ ...draft, pauseRule, pauseDays, rows })).toMatchObject({ paidPauseDays: paid });
    },
  );

  it.each(['', '0', '366', 'två'])('requires the days of a pause where ”%s” is chosen', (pauseDays) => {
    const rows = [newPrice({ category: 'GENERAL', amount: '47,20' })];
    expect(faultsOf({ ...draft, pauseRule: 'FIRST', pauseDays, rows })).toEqual({
      paidPauseDays: 'Ange 1 till 365 dagar.',
    });
  });

  it('pays for F by the point and not for a completed course, unless stated', () => {
    const rows = [
      newPrice({ category: 'GENERAL', amount: '1' }),
      newPrice({ category: 'SFI', amount: '1', basis: 'PER_COMPLETED_COURSE' }),
      newPrice({ category: 'BASIC', amount: '1', paysFailed: false }),
    ];
    expect(inputOf({ ...draft, ...noRule, rows })).toMatchObject({
      rows: [{ paysFailed: true }, { paysFailed: false }, { paysFailed: false }],
    });
    const pasted = readPastedPrices('SFI;1;per kurs;även F\nGENERAL;1;bara godkänt').rows;
    expect(pasted.map(({ paysFailed }) => paysFailed)).toEqual([true, false]);
  });

  it('says what is missing, row by row', () => {
    const rows = [newPrice({ amount: 'x' }), newPrice({ target: 'COURSE', amount: '1', basePercent: '101' })];
    expect(Object.keys(faultsOf({ ...draft, ...noRule, name: ' ', rows }))).toEqual([
      'name',
      'rows.0.category',
      'rows.0.amountOre',
      'rows.1.courseCode',
      'rows.1.basePercent',
    ]);
  });
});
