import { invoicingPart } from './invoicing-part';

const freeze = (month: string, uninvoiced: string[] = [], uninvoicedOre = 0) => ({
  __typename: 'EarningFreeze' as const,
  ...{ id: month, month: `${month}-01`, kind: 'FINAL' as const, uninvoiced, uninvoicedOre },
});

describe('what is to be frozen and invoiced', () => {
  it('is each month that is over, and each frozen one with customers left: with them chosen behind the link', () => {
    const part = invoicingPart(
      [
        freeze('2026-09', ['Solna', 'Täby'], 250_000),
        freeze('2026-08', ['Täby'], 100_000),
        freeze('2026-07'),
      ],
      '2026-11-23',
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

  it('is nothing once all of it is done', () => {
    expect(invoicingPart([freeze('2026-10')], '2026-11-23')).toMatchObject({ count: 0, rows: [] });
  });
});
