import { withoutFillers } from './skipped-rows.rules.js';

const row = (number: number, ...cells: (string | null)[]) => ({ row: number, cells });
const header = row(3, 'Namn', 'Personnummer', 'Kurs');

describe('rows that are not people', () => {
  it('are skipped with a note: totals, repeated headings and empty rows', () => {
    const { rows, skipped } = withoutFillers(header, [
      row(4, 'Anna Berg', '19900101-9802', 'SVESVE01'),
      row(6, 'NAMN', 'personnummer', 'Kurs'),
      row(7, 'Bo Ek', '19851224-9809', 'SVESVE01'),
      row(8, 'Summa', null, '2'),
      row(12, 'Totalt antal elever: 2'),
      row(13, 'Antal: 2'),
    ]);
    expect(rows.map(({ row: number }) => number)).toEqual([4, 7]);
    expect(skipped).toBe(
      'Hoppas över: rad 8, 12 och 13 (summa), rad 6 (rubrikerna en gång till), 4 tomma rader.',
    );
  });

  it('do not include rows of people, whatever their names', () => {
    const people = [
      row(4, 'Summa Total', '19900101-9802'),
      row(5, 'Total Ahmed', 'total@exempel.se'),
      row(6, 'Antal Szabó', null, 'SVESVE01'),
    ];
    expect(withoutFillers(header, people)).toEqual({ rows: people, skipped: null });
  });
});
