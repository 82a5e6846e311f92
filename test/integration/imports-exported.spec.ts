import { unzipSync } from 'fflate';
import { v7 as uuid } from 'uuid';
import { readWorkbook } from '../../server/platform/workbook/read-workbook.js';
import { admin, newNumber, openImports, preview, school, digits } from '../support/imports-world.js';

/** Texts that spreadsheets or parsers could misinterpret. */
const AWKWARD = [
  '=1+1',
  "'=1+1",
  "''=1+1",
  '- söker praktikplats',
  '+46 är riktnumret',
  '@kontakt; "citat" och ’annat’',
  'Rad ett\nrad två; med "citat"\n=tre',
  '_x0041_ är inget A',
  '0701234567',
  '199001019802',
  '2027-01-12',
  '1,5',
];
const PHONES = ['+46701234567', '0701234567', '+46 70 123 45 67', '070-123 45 67', '(08) 123 45 67'];

async function exported(format: 'CSV' | 'XLSX'): Promise<Buffer> {
  const made = await admin.rest('POST', '/api/exports', {
    body: { list: 'students', query: 'status=alla', format },
  });
  expect(made).toMatchObject({ status: 201, body: { rowCount: AWKWARD.length } });
  return bytesAt(`/api/exports/${String((made.body as Record<string, unknown>)['_id'])}`);
}

async function bytesAt(path: string): Promise<Buffer> {
  const response = await fetch(`${school.app.url}${path}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

beforeAll(async () => {
  await openImports();
  const [teacher] = await school.sql<{ id: string }>(
    `INSERT INTO teacher (id, user_id) SELECT gen_random_uuid(), id FROM app_user WHERE email = 'tore@exempel.se'
     ON CONFLICT (user_id) DO UPDATE SET user_id = EXCLUDED.user_id RETURNING id`,
  );
  for (const [index, text] of AWKWARD.entries()) {
    await school.sql(
      `INSERT INTO student (id, name, personal_number, phone, email, municipality, start_date, end_date, exam,
         additional_info, teacher_id) VALUES ($1, $2, $3, $4, $5, 'Solna', $6, $7, $8, $9, $10)`,
      [
        ...[uuid(), `Åsa-Maria O’Prov ${'ABCDEFGHIJKL'[index]}sson`, digits(newNumber())],
        ...[PHONES[index % PHONES.length], `prov${index}@exempel.se`, '2026-08-17'],
        ...[index % 2 ? '2027-06-11' : null, text.includes('\n') ? null : text, text, teacher!.id],
      ],
    );
  }
});
afterAll(() => school.close());

describe('an exported list that is imported again', () => {
  it.each(['CSV', 'XLSX'] as const)('changes nothing, as %s', async (format) => {
    const file = await exported(format);
    const { summary, rows, columns } = await preview(admin, file, `elever.${format.toLowerCase()}`);
    expect(rows).toEqual(rows.map(({ row }) => ({ row, outcome: 'UNCHANGED', errors: [] })));
    expect(summary).toMatchObject({ unchanged: AWKWARD.length, changed: 0, new: 0, invalid: 0 });
    expect(columns.filter(({ doubt }) => doubt)).toEqual([]);
    expect(columns.flatMap(({ field }) => field ?? [])).toEqual([
      ...['NAME', 'PERSONAL_NUMBER', 'EMAIL', 'PHONE', 'MUNICIPALITY', 'TEACHER', 'START_DATE', 'END_DATE'],
      ...['EXAM', 'ADDITIONAL_INFO'],
    ]);
  });

  it('changes nothing as the API workbook', async () => {
    const file = await bytesAt('/api/students/export');
    expect((await preview(admin, file, 'elever.xlsx')).summary).toMatchObject({
      unchanged: AWKWARD.length,
      changed: 0,
      new: 0,
    });
  });

  it('changes nothing as delimited text saved by another program', async () => {
    const lines = (await exported('CSV')).toString('utf8');
    // Without byte order mark, and with other line ends; the formula guards are text and stay.
    const file = Buffer.from(lines.replaceAll('\r\n', '\n').slice(1), 'utf8');
    expect((await preview(admin, file, 'igen.csv')).summary).toMatchObject({ unchanged: AWKWARD.length });
  });
});

describe('cells of an exported list', () => {
  it('are dates and numbers in a workbook, and text without a guard character', async () => {
    const file = await exported('XLSX');
    const reading = readWorkbook(file, 'xlsx');
    if (!reading.ok) throw new Error(reading.message);
    const [header, first] = reading.rows;
    const cellUnder = (heading: string) => first!.cells[header!.cells.indexOf(heading)];
    expect(cellUnder('Startdatum')).toEqual({ kind: 'date', text: '2026-08-17' });
    expect(cellUnder('Olästa kommentarer')).toEqual({ kind: 'number', text: '0' });
    expect(cellUnder('Senast ändrad')).toMatchObject({ kind: 'date' });
    expect(cellUnder('Övrigt')).toBe(AWKWARD[0]);
    const styles = Buffer.from(unzipSync(file)['xl/styles.xml']!).toString('utf8');
    expect(styles).toContain('yyyy-mm-dd hh:mm');
  });

  it('keep a phone number that a spreadsheet would read as a number', async () => {
    const lines = (await exported('CSV')).toString('utf8').slice(1).split('\r\n');
    const phones = new Set(lines.slice(1).flatMap((line) => line.split(';')[3] ?? []));
    for (const phone of ["'+46701234567", "'0701234567", "'+46 70 123 45 67", '070-123 45 67'])
      expect(phones).toContain(phone);
  });
});
