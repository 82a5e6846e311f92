import { strToU8, zipSync } from 'fflate';
import { readWorkbook } from '../../server/platform/workbook/read-workbook.js';
import { textOf } from '../../server/platform/workbook/workbook.js';
import { type Person } from '../support/school.js';
import { admin, newNumber, openImports, preview, school, send, teacher } from '../support/imports-world.js';

/**
 * Making a large file blocks this thread for seconds. Process the close of idle connections before using them
 * again.
 */
async function heardAll(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A workbook of one cell with shared strings of the maximum length. */
function workbookOf(sharedStrings: string): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;
  return zipSync({
    '_rels/.rels': strToU8(`<r>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</r>`),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" r:id="s1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<r>${relation('s1', 'worksheet', 'sheet.xml')}${relation('t1', 'sharedStrings', 'strings.xml')}</r>`,
    ),
    'xl/sheet.xml': strToU8('<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>'),
    'xl/strings.xml': strToU8(`<sst>${sharedStrings}</sst>`),
  });
}

beforeAll(openImports);
afterAll(() => school.close());

describe('downloadable workbooks', () => {
  async function rowsOf(who: Person, path: string): Promise<{ headers: Headers; rows: (string | null)[][] }> {
    const response = await fetch(`${school.app.url}${path}`, {
      headers: { Authorization: `Bearer ${who.token}` },
    });
    expect(response.status).toBe(200);
    const reading = readWorkbook(Buffer.from(await response.arrayBuffer()), 'xlsx');
    if (!reading.ok) throw new Error(reading.message);
    return {
      headers: response.headers,
      rows: reading.rows.map(({ cells }) => cells.map((cell) => textOf(cell))),
    };
  }

  it('list the rows that were not imported, with row number and error', async () => {
    const { batchId } = await preview(
      admin,
      `Namn;Personnummer;Eget\nBra Rad;${newNumber()};x\nDålig Rad;900101-9803;=1+1`,
    );
    const { rows, headers } = await rowsOf(admin, `/api/students/import/${batchId}/errors`);
    expect(rows).toEqual([
      ['Namn', 'Personnummer', 'Eget', 'Rad', 'Fel'],
      [
        'Dålig Rad',
        '900101-9803',
        '=1+1',
        '3',
        'Rad 3, Personnummer: kontrollsiffran stämmer inte (900101-9803).',
      ],
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="elever-fel\.xlsx"/);
  });

  it('include a template whose headings are all recognised', async () => {
    const { rows } = await rowsOf(teacher, '/api/students/import/template');
    expect(rows[0]).toEqual(expect.arrayContaining(['Namn', 'Personnummer', 'Startdatum']));
    const number = newNumber();
    const batch = await preview(
      teacher,
      `${rows[0]!.join(';')}\nMall Elev;${number};;;Solna;;;2026-01-12;;;;`,
    );
    expect(batch.summary).toMatchObject({ new: 1 });
  });

  it('export exactly the filtered students, and nothing that a spreadsheet would execute', async () => {
    await school.student({ name: '=HYPERLINK("http://x")', municipality: 'Vaxholm', phone: '+46 8 123 45' });
    await school.student({ name: 'Vera Vaxholm', municipality: 'Vaxholm', startDate: '2026-01-12' });
    const { rows } = await rowsOf(admin, '/api/students/export?municipalities=Vaxholm');
    expect(rows[0]?.slice(0, 5)).toEqual(['Namn', 'Personnummer', 'E-post', 'Telefon', 'Kommun']);
    expect(rows.slice(1).map(([name, , , phone]) => [name, phone])).toEqual([
      ['=HYPERLINK("http://x")', '+46 8 123 45'],
      ['Vera Vaxholm', null],
    ]);
    expect(await admin.rest('GET', '/api/students/export?okand=1')).toMatchObject({ status: 400 });
    expect(await admin.rest('GET', '/api/students/export?statuses=NONSENS')).toMatchObject({ status: 400 });
  });
});

describe('files that are not workbooks', () => {
  it('are refused by type, size and content', async () => {
    expect(await send(admin, 'Namn\nÅsa', 'elever.xlsm')).toMatchObject({ status: 415 });
    expect(await send(admin, 'Namn\nÅsa', 'elever.xlsx')).toMatchObject({ status: 415 });
    expect(await send(admin, 'MZ', 'elever.exe')).toMatchObject({ status: 415 });
    expect(await send(admin, 'x'.repeat(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { limit: 5 * 1024 * 1024 },
    });
    expect(await send(admin, 'Namn;Kommun')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file' }] },
    });
    expect(await send(admin, `Namn\n${'Åsa\n'.repeat(10_001)}`)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file', reason: 'RANGE' }] },
    });
    const bomb = zipSync({ 'xl/a.bin': [new Uint8Array(51 * 1024 * 1024), { level: 9 }] });
    await heardAll();
    expect(await send(admin, bomb, 'bomb.xlsx')).toMatchObject({ status: 413 });
    const ruin = zipSync({ 'a.txt': strToU8('x') });
    expect(await send(admin, ruin, 'elever.xlsx')).toMatchObject({ status: 400 });
  });

  it('do not block other requests', async () => {
    const hostileBytes = workbookOf(
      Array.from({ length: 400_000 }, (_, index) => `<si><t>漢字${index}漢字漢字漢字漢字</t></si>`).join(''),
    );
    await heardAll();
    const hostile = send(admin, hostileBytes, 'elever.xlsx');
    const begun = performance.now();
    expect(await teacher.rest('GET', '/api/task')).toMatchObject({ status: 200 });
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect((await hostile).status).toBe(400);
  });
});
