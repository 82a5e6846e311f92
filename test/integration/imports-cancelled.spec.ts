import { strToU8, zipSync } from 'fflate';
import pino from 'pino';
import { READ_AT_ONCE, WorkbookReader } from '../../server/platform/workbook/workbook-reader.js';
import { admin, form, openImports, preview, school } from '../support/imports-world.js';
import { until } from '../support/notifications-world.js';

/** A workbook that takes too long to read. */
function longWorkbook(): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;
  const strings = Array.from(
    { length: 600_000 },
    (_, index) => `<si><r><t>漢字${index}漢字漢字</t></r></si>`,
  );
  return zipSync(
    {
      '_rels/.rels': strToU8(`<r>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</r>`),
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" r:id="s1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<r>${relation('s1', 'worksheet', 'sheet.xml')}${relation('t1', 'sharedStrings', 'strings.xml')}</r>`,
      ),
      'xl/sheet.xml': strToU8(
        '<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>',
      ),
      'xl/strings.xml': strToU8(`<sst>${strings.join('')}<!-- --></sst>`),
    },
    { level: 1 },
  );
}

/** Sends a file like the page, and aborts on request. */
function sending(bytes: Uint8Array, filename: string, headers = {}): { leave: () => Promise<void> } {
  const leaving = new AbortController();
  const answer = fetch(`${school.app.url}/api/students/import/preview`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${admin.token}`, ...headers },
    body: form(bytes, filename),
    signal: leaving.signal,
  });
  const left = expect(answer).rejects.toThrow('aborted');
  return {
    leave: () => {
      leaving.abort();
      return left;
    },
  };
}

const staged = async (filename: string) =>
  (await school.sql('SELECT FROM staged_upload WHERE filename = $1', [filename])).length;

/** As many as are read concurrently. */
async function sendingLong(long: Uint8Array) {
  const sent = Array.from({ length: READ_AT_ONCE }, () => sending(long, 'lang.xlsx'));
  await until(async () => (await staged('lang.xlsx')) === READ_AT_ONCE, 20_000);
  return sent;
}

beforeAll(openImports);
afterAll(() => school.close());

describe('reading a file whose sender has disconnected', () => {
  const long = longWorkbook();

  it('is aborted, and never starts if it is still queued', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = pino(
      { level: 'debug' },
      { write: (line) => lines.push(JSON.parse(line) as (typeof lines)[0]) },
    );
    const reader = new WorkbookReader(log);
    const leaving = new AbortController();
    const caller = { account: 'a', gone: leaving.signal };
    const readings = Array.from({ length: READ_AT_ONCE + 1 }, () =>
      reader.readSheets(Buffer.from(long), 'xlsx', caller),
    );
    const ended = Promise.all(
      readings.map((reading) =>
        expect(reading).rejects.toMatchObject({ code: 'CONFLICT', reason: 'CANCELLED' }),
      ),
    );
    // Their processes have started by then.
    await new Promise((resolve) => setImmediate(resolve));
    leaving.abort();
    await ended;
    expect(await reader.read(Buffer.from('Namn\nÅsa'), 'csv', { account: 'a' })).toHaveLength(2);
    const read = lines.filter(({ msg }) => msg === 'workbook read');
    expect(read.filter(({ signal }) => signal === 'SIGKILL')).toHaveLength(READ_AT_ONCE);
    expect(read).toHaveLength(READ_AT_ONCE + 1);
  });

  it('leaves nothing behind and makes room for the next file', async () => {
    const hostile = await sendingLong(long);
    const waiting = sending(strToU8('Namn\nVäntar Ek'), 'vantar.csv');
    await until(async () => (await staged('vantar.csv')) === 1, 20_000);
    await Promise.all([...hostile, waiting].map(({ leave }) => leave()));
    await until(async () => (await staged('vantar.csv')) + (await staged('lang.xlsx')) === 0, 20_000);
    await preview(admin, 'Namn\nNästa Ek', 'nasta.csv');
    const left = await school.sql('SELECT FROM import_batch WHERE filename = ANY ($1)', [
      ['lang.xlsx', 'vantar.csv'],
    ]);
    expect(left).toEqual([]);
  });

  it('keeps the file when the same call may be repeated', async () => {
    const hostile = await sendingLong(long);
    const key = { 'Idempotency-Key': 'read-it-again' };
    const waiting = sending(strToU8('Namn\nIgen Ek'), 'igen.csv', key);
    await until(async () => (await staged('igen.csv')) === 1, 20_000);
    await Promise.all([...hostile, waiting].map(({ leave }) => leave()));
    await until(async () => (await staged('lang.xlsx')) === 0, 20_000);
    const answer = await admin.rest('POST', '/api/students/import/preview', {
      body: form('Namn\nIgen Ek', 'igen.csv'),
      headers: key,
    });
    expect(answer).toMatchObject({ status: 200, body: { summary: { new: 1 } } });
  });
});
