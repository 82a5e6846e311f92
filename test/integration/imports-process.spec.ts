import { readFileSync } from 'node:fs';
import pino from 'pino';
import { writeRows } from '../../server/features/imports/batches/import-batch.repository.js';
import { ROW_END } from '../../server/features/imports/rows/stored-rows.rules.js';
import type { Actor } from '../../server/platform/auth/actor.js';
import { builtScript } from '../../server/platform/threads/built-script.js';
import { toPublicError } from '../../server/platform/errors/public-error.js';
import {
  startThinking,
  WorkbookDialogue,
} from '../../server/platform/workbook/dialogue/workbook-dialogue.js';
import { UnitOfWork, type Work } from '../../server/platform/database/unit-of-work.js';
import { admin, form, openImports, preview, school, send } from '../support/imports-world.js';
import { until } from '../support/notifications-world.js';

/** Above the limit for processing in the server. */
const ROWS = 700;
const rowsOf = (name: string, count = ROWS) =>
  [
    'Namn;E-post;Kommun',
    ...Array.from({ length: count }, (_, n) => `${name} ${n};${name}.${n}@exempel.se;Sålna`),
  ]
    .join('\n')
    .toLowerCase();

const NOBODYS = ['\\N', '\\N', '\\N', '\\N', '{}', '\\N', '\\N'];

const run = <T>(work: (tx: Work) => Promise<T>): Promise<T> => {
  const actor = { ...admin, sessionHash: '' } as unknown as Actor;
  return school.app.get<UnitOfWork>(UnitOfWork).run({ actor, idempotency: null }, work);
};

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
const commandOf = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return ''; // The process has ended.
  }
};
const rowProcesses = () => childrenOf(process.pid).filter((pid) => commandOf(pid).includes('row-process'));
const rowProcess = () => rowProcesses()[0];

/** Ends processes of earlier files, and the one started ahead. */
function endRowProcesses(): void {
  for (const pid of rowProcesses()) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended.
    }
  }
}

/** Calls `begin` without processes of earlier files; returns once its own process runs. */
async function withProcess<T>(begin: () => Promise<T>): Promise<{ pid: number; answer: Promise<T> }> {
  await until(() => {
    endRowProcesses();
    return Promise.resolve(rowProcess() === undefined);
  }, 20_000);
  const answer = begin();
  await until(() => Promise.resolve(rowProcess() !== undefined), 20_000);
  return { pid: rowProcess()!, answer };
}

beforeAll(openImports);
afterAll(() => school.close());

describe('the process that reads and checks a long file', () => {
  it('accepts corrections as the server does for a short file, and refuses them with the same messages', async () => {
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
      expect(first).toMatchObject({
        row: 2,
        outcome: 'INVALID',
        errors: [{ message: 'Namn saknas (kolumn A ”namn”, rad 2).' }],
      });
      expect(second).toEqual({ row: 3, outcome: 'NEW', errors: [] });
    }
  });

  it('leaves nothing behind when it dies, and says so in words; the next file is read', async () => {
    const answer = send(admin, rowsOf('död', 9_000), 'dog.csv');
    let isAnswered = false;
    void answer.finally(() => (isAnswered = true));
    // On a busy machine one kill could come after the file has been read.
    await until(() => {
      endRowProcesses();
      return Promise.resolve(isAnswered);
    }, 20_000);
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

  it('is started in advance for the next file, serves that one, and then no other', async () => {
    const { pid } = await withProcess(() => preview(admin, rowsOf('först', 3)));
    await until(() => Promise.resolve(rowProcesses().some((other) => other !== pid)), 20_000);
    await until(() => Promise.resolve(!rowProcesses().includes(pid)), 20_000);
    const [ahead] = rowProcesses();
    expect((await preview(admin, rowsOf('sedan', 3))).summary.invalid).toBe(3);
    await until(() => Promise.resolve(!rowProcesses().includes(ahead!)), 20_000);
    await until(() => Promise.resolve(rowProcess() !== undefined), 20_000);
  });

  it('also checks a few rows when they are long', async () => {
    const long = 'x'.repeat(900);
    const texts = Array.from({ length: 400 }, (_, n) => `Elev ${n};lang.text.${n}@exempel.se;${long}`);
    const { batchId, summary } = await preview(admin, ['Namn;E-post;Övrigt', ...texts].join('\n'));
    expect(summary.new).toBe(400);
    const body = { rows: [{ row: 2, column: 0, value: '' }] };
    const { answer } = await withProcess(() =>
      admin.rest('PUT', `/api/students/import/${batchId}`, { body }),
    );
    expect(await answer).toMatchObject({ status: 200, body: { summary: { new: 399, invalid: 1 } } });
  });

  it('logs where an error occurred, and reveals the content of the file to nobody', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => lines.push(line) });
    const script = builtScript(
      new URL('../../server/features/imports/rows/row-process.service.ts', import.meta.url).href,
      'row-process.job.js',
    );
    const bytes = Buffer.from('Namn\nÅsa Skyddad');
    const process = () => startThinking(script, log);
    const dialogue = new WorkbookDialogue({ process, kind: 'csv', bytes }, log);
    expect(JSON.parse(await dialogue.one('{"about":"SHEETS"}'))).toMatchObject({ ok: true });
    const defects = [];
    for (const question of ['{"about":"COLUMNS","sheet":7}', '{"about":"Åsa Skyddad"'])
      defects.push(await dialogue.one(question).catch((error: unknown) => error));
    dialogue.end('failed');
    await dialogue.closed;
    for (const defect of defects) expect(toPublicError(defect, log)).toMatchObject({ code: 'INTERNAL' });
    expect(lines.join()).toMatch(/TypeError.*row-questions\.rules.*SyntaxError/s);
    expect(lines.join()).not.toContain('Skyddad');
  });

  it('may mention no student other than those it was given', async () => {
    const { batchId } = await preview(admin, 'Namn\nEn Ek');
    const [known, other] = ['01980000-0000-7000-8000-000000000001', '01980000-0000-7000-8000-000000000002'];
    const rowOf =
      (studentId: string, decidedOn = '\\N') =>
      (row: number) =>
        [row, '[]', 'UNCHANGED', '\\N', '[]', '[]', '\\N', studentId, 1, '\\N', '{}', '\\N', decidedOn].join(
          '\t',
        ) + ROW_END;
    const write = (...rows: ((row: number) => string)[]) =>
      run((tx) =>
        writeRows(tx, batchId, { batches: [rows.map((row, at) => row(at)).join('')], open: `{${known}}` }),
      );
    await write(rowOf(known));
    await expect(write(rowOf(known), rowOf(other))).rejects.toThrow('nobody spoke of');
    await expect(write(rowOf(known), rowOf(known, other))).rejects.toThrow('nobody spoke of');
  });

  it('writes its rows to the requested batch, whatever they contain', async () => {
    const [mine, other] = [await preview(admin, 'Namn\nEn Ek'), await preview(admin, 'Namn\nTvå Ek')];
    const row = (first: string) => [first, '[]', 'INVALID', '\\N', '[]', '[]', ...NOBODYS].join('\t');
    const write = (text: string) => run((tx) => writeRows(tx, mine.batchId, { batches: [text], open: '{}' }));
    await expect(write(`${row(`${other.batchId}\t7`)}${ROW_END}`)).rejects.toThrow('extra data');
    await expect(write(`${row('7')}${ROW_END}${row('8')}`)).rejects.toThrow('no end');
    for (const before of ['', '\\'])
      await expect(write(`${row('7')}\n${other.batchId}\t${row('8')}${before}${ROW_END}`)).rejects.toThrow(
        'ends otherwise',
      );
    await expect(write(ROW_END.repeat(501))).rejects.toThrow('too many rows');
    const rowsOf = (id: string) => school.sql('SELECT row FROM import_row WHERE batch_id = $1', [id]);
    expect(await rowsOf(other.batchId)).toEqual([{ row: 2 }]);
    expect(await rowsOf(mine.batchId)).toEqual([{ row: 2 }]);
  });

  it('preserves every character of a cell', async () => {
    const signs = ['\\N', '\\.', 'a\\tb\\\\c', '"citat" \u2028 å\u0301 🎓', "\\x41 $1 ' ; --"];
    const cells = signs.map(
      (sign, n) => `"Tecken ${n} ${sign.replaceAll('"', '""')}";"${sign.replaceAll('"', '""')}"`,
    );
    const broken = '"Rad\n\tEtt";"x\r\ny\tz"';
    const { batchId } = await preview(admin, ['Namn;Övrigt', ...cells, broken].join('\n'));
    const kept = await school.sql<{ cells: string[]; name: string; value: string }>(
      `SELECT cells, name, record->'values'->>'additionalInfo' AS value FROM import_row WHERE batch_id = $1 ORDER BY row`,
      [batchId],
    );
    expect(kept).toHaveLength(signs.length + 1);
    signs.forEach((sign, n) => {
      expect(kept[n]!.cells[1]).toBe(sign);
      expect(kept[n]!.value).toBe(sign.normalize('NFC').replace('\u2028', '\n'));
      expect(kept[n]!.name).toContain(sign.normalize('NFC').replace(/\s+/g, ' '));
    });
    expect(kept.at(-1)).toMatchObject({ name: 'Rad Ett', value: 'x\ny\tz' });
  });
});
