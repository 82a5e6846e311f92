import { WorkbookWriter } from '../../server/platform/workbook/workbook-writer.js';
import { filteredWorkbook } from '../support/filtered-workbook.js';
import { School, type Answer, type Person } from '../support/school.js';

/** Imports prices from a workbook; users then create the list from them. */
describe('a price list in a workbook', () => {
  let school: School;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  function send(content: Uint8Array | string, filename: string): Promise<Answer> {
    const body = new FormData();
    body.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), filename);
    return admin.rest('POST', '/api/earnings/price-lists/workbook', { body });
  }
  const written = (rows: (string | number | null)[][]): Promise<Buffer> =>
    new WorkbookWriter().write({
      title: 'Priser',
      header: ['Kurskod', 'Pris', 'Form', 'Grunddel'],
      kinds: ['text', 'number', 'text', 'text'],
      rows,
    });

  test('is read row by row, numbers as they are and empty cells as nothing', async () => {
    const answer = await send(
      await written([
        ['MATMAT01b', 59.6, null, '65 %'],
        ['Gymnasial, allmänna ämnen', 47.2, 'distans', null],
      ]),
      'priser.xlsx',
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      rows: [
        ['Kurskod', 'Pris', 'Form', 'Grunddel'],
        ['MATMAT01b', '59.6', '', '65 %'],
        ['Gymnasial, allmänna ämnen', '47.2', 'distans'],
      ],
      hiddenRows: null,
    });
    const [lists] = await school.sql('SELECT count(*)::int AS n FROM price_list');
    expect(lists).toEqual({ n: 0 });
  });

  test('names the rows hidden by a filter', async () => {
    const rows = [
      ['Kurskod', 'Pris'],
      ['MATMAT01b', '59,60'],
      ['SVESVE01', '47,20'],
    ];
    expect(await send(filteredWorkbook(rows), 'priser.xlsx')).toMatchObject({
      status: 200,
      body: { rows, hiddenRows: '1 rad är dold i arbetsboken (rad 3).' },
    });
  });

  test('is rejected when it is something else, or longer than a list may be', async () => {
    expect((await send('MZ', 'priser.xlsm')).status).toBe(415);
    expect((await send('inte ett arkiv', 'priser.xlsx')).status).toBe(415);
    const long = await written(Array.from({ length: 201 }, (_, n) => [`KURS${n}`, 10, null, null]));
    expect((await send(long, 'priser.xlsx')).status).toBe(400);
  });
});
