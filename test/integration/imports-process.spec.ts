import { readFileSync } from 'node:fs';
import { admin, form, openImports, preview, school, send } from '../support/imports-world.js';
import { until } from '../support/notifications-world.js';

/** More rows than are thought about in the server itself. */
const ROWS = 700;
const rowsOf = (name: string, count = ROWS) =>
  [
    'Namn;E-post;Kommun',
    ...Array.from({ length: count }, (_, n) => `${name} ${n};${name}.${n}@exempel.se;Sålna`),
  ]
    .join('\n')
    .toLowerCase();

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // It has ended meanwhile.
  }
};
const rowProcess = () => childrenOf(process.pid).find((pid) => commandOf(pid).includes('row-process'));

beforeAll(openImports);
afterAll(() => school.close());

describe('the process that reads and checks a long file', () => {
  it('takes corrections as the server itself does for a short one, and refuses them with the same words', async () => {
    const [long, short] = [await preview(admin, rowsOf('lång')), await preview(admin, rowsOf('kort', 3))];
    expect([long.summary.invalid, short.summary.invalid]).toEqual([ROWS, 3]);
    for (const { batchId, rows } of [long, short]) {
      const put = (body: object) => admin.rest('PUT', `/api/students/import/${batchId}`, { body });
      expect(rows[0]!.errors).toMatchObject([{ column: 'kommun', value: 'sålna' }]);
      expect(await put({ rows: [{ row: 99_999, column: 0, value: 'x' }] })).toMatchObject({
        status: 400,
        body: {
          code: 'BAD_USER_INPUT',
          message: 'Rad 99999 finns inte i filen.',
          fields: [{ path: 'rows.0.row', reason: 'BAD_REFERENCE' }],
        },
      });
      const fixed = await put({
        spellings: [{ column: 2, from: 'sålna', to: 'Solna' }],
        rows: [{ row: 2, column: 0, value: '' }],
      });
      expect(fixed).toMatchObject({ status: 200, body: { summary: { invalid: 1, new: rows.length - 1 } } });
      const [first, second] = (fixed.body as typeof long).rows;
      expect(first).toMatchObject({ row: 2, outcome: 'INVALID', errors: [{ message: 'Namn saknas.' }] });
      expect(second).toEqual({ row: 3, outcome: 'NEW', errors: [] });
    }
  });

  it('leaves nothing when it dies, and says so in words; the next file is read', async () => {
    const answer = send(admin, rowsOf('död', 9_000), 'dog.csv');
    await until(() => Promise.resolve(rowProcess() !== undefined), 20_000);
    process.kill(rowProcess()!, 'SIGKILL');
    expect(await answer).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: 'Filen kräver för mycket minne eller tid för att läsas.' },
    });
    expect(await school.sql('SELECT FROM import_batch WHERE filename = $1', ['dog.csv'])).toEqual([]);
    const next = await admin.rest('POST', '/api/students/import/preview', {
      body: form('Namn\nNästa Ek', 'nasta.csv'),
    });
    expect(next).toMatchObject({ status: 200, body: { summary: { new: 1 } } });
  });
});
