import { invoicingPart } from './invoicing-part';

const freeze = (month: string, uninvoiced: string[] = [], uninvoicedOre = 0) => ({
  __typename: 'EarningFreeze' as const,
  ...{ id: month, month: `${month}-01`, kind: 'FINAL' as const, uninvoiced, uninvoicedOre },
});

const firstRun = (isDone: boolean) =>
  (['SCHOOL', 'MUNICIPALITIES', 'TEACHERS', 'STUDENTS', 'INSTANCES'] as const).map((step) => ({
    __typename: 'FirstRunState' as const,
    ...{ step, isDone, isSkipped: false },
  }));

describe('the freezing and invoicing to do', () => {
  it('lists each month that is over and each frozen one with customers left, preselected by its link', () => {
    const part = invoicingPart(
      [
        freeze('2026-09', ['Solna', 'Täby'], 250_000),
        freeze('2026-08', ['Täby'], 100_000),
        freeze('2026-07'),
      ],
      '2026-11-23',
      firstRun(true),
    );
    expect(part.count).toBe(3);
    expect(part.rows.map(({ title, facts, to }) => [title, facts, to])).toEqual([
      ['Frys 2026-10', ['månaden är slut'], '/earnings?flik=frysningar&frys=2026-10'],
      ['Fakturera 2026-08', ['Täby', '1\u202f000,00\u00a0kr'], '/earnings?flik=frysningar&fakturera=2026-08'],
      [
        'Fakturera 2026-09',
        ['2 kommuner', '2\u202f500,00\u00a0kr'],
        '/earnings?flik=frysningar&fakturera=2026-09',
      ],
    ]);
  });

  it('is empty once everything is done', () => {
    expect(invoicingPart([freeze('2026-10')], '2026-11-23', firstRun(true))).toMatchObject({
      count: 0,
      rows: [],
    });
  });

  it('is the month just ended in a school that has never frozen one, and nothing until it can earn', () => {
    expect(invoicingPart([], '2026-11-23', firstRun(true)).rows.map(({ title }) => title)).toEqual([
      'Frys 2026-10',
    ]);
    expect(invoicingPart([], '2026-11-23', firstRun(false))).toMatchObject({
      count: 0,
      rows: [],
      well: 'Inget att frysa förrän skolan har priser, elever och kurstillfällen.',
    });
  });
});
