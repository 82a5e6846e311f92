/**
 * P7: imports a workbook of 10 000 rows × 10 columns (upload, check, preview, commit job), compared with a
 * floor that scans this layout, copies and upserts. Both write into tables with the same indexes.
 */
import { Blob } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import writeExcelFile from 'write-excel-file/node';
import { load } from './load.mjs';
import { OPERATIONS } from './operations.mjs';

const ROWS = 10_000;
const HEADERS = [
  'Namn',
  'Personnummer',
  'E-post',
  'Telefon',
  'Kommun',
  'Startdatum',
  'Slutdatum',
  'Provstatus',
  'Övrigt',
  'Kolumn',
];

export async function benchImport({ url, product, rounds, token }) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined); // The previous run has ended; its database stops first.
  await client.connect();
  await client.query(`UPDATE app_user SET role = 'ADMIN' WHERE email = 'teacher@exempel.se'`);
  await client.query('CREATE TABLE floor_student (LIKE student INCLUDING ALL)');
  await client.query('ALTER TABLE floor_student ALTER COLUMN id SET DEFAULT gen_random_uuid()');
  const idle = await listLoad(product, token, 3);
  const taken = { product: [], floor: [], perRow: [] };
  let peak = 0;
  let busy = null;
  for (let round = 0; round < rounds; round += 1) {
    const bytes = await workbook(round);
    const watch = watchMemory(product.child.pid);
    const beside = round === rounds - 1 ? listLoad(product, token, 2) : null;
    taken.product.push(await timed(() => importThrough(product, token, bytes)));
    busy = (await beside) ?? busy;
    peak = Math.max(peak, watch.stop());
    taken.floor.push(await timed(() => importFloor(client, bytes)));
    if (round === 0) taken.perRow.push(await timed(() => importPerRow(client, bytes)));
  }
  await client.query('DROP TABLE floor_student');
  await client.query(`UPDATE app_user SET role = 'TEACHER' WHERE email = 'teacher@exempel.se'`);
  await client.end();
  const [ours, floor, perRow] = [middle(taken.product), middle(taken.floor), middle(taken.perRow)];
  console.log(`\n### Import of ${ROWS} rows x ${HEADERS.length} columns\n`);
  console.log(
    `product ${ours.toFixed(0)} ms · floor ${floor.toFixed(0)} ms · **${(ours / floor).toFixed(2)} × the floor** · one INSERT per row ${perRow.toFixed(0)} ms · **${(ours / perRow).toFixed(2)} ×** of it`,
  );
  console.log(
    `peak memory of server and parser ${(peak / 2 ** 20).toFixed(0)} MB · list p97.5 idle ${idle.p975.toFixed(1)} ms, during the import ${busy.p975.toFixed(1)} ms · **${(busy.p975 / idle.p975).toFixed(1)} ×**`,
  );
}

/** Rows with new personal numbers per round and valid check digits. */
async function workbook(round) {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const day = 1 + (n % 28);
    const month = 1 + (Math.floor(n / 28) % 12);
    const year = 65 + (Math.floor(n / 336) % 30);
    const serial = 100 + round * 20 + Math.floor(n / 13_440) + (n % 7) * 100;
    const nine = `${year}${two(month)}${two(day)}${serial % 1000}`;
    return [
      `Elev ${round} ${n} Bergsten`,
      `19${nine.slice(0, 6)}-${nine.slice(6)}${checkDigit(nine)}`,
      `import${round}.${n}@exempel.se`,
      `070-174 06 ${two(n % 100)}`,
      'Solna',
      '2026-08-17',
      '2027-06-11',
      'Anmäld',
      `Rad ${n} i listan`,
      String(n),
    ];
  });
  const cells = [HEADERS, ...rows].map((row) => row.map((value) => ({ value, type: String })));
  return readAll(await writeExcelFile(cells, { buffer: true }));
}

async function readAll(made) {
  if (Buffer.isBuffer(made)) return made;
  if (typeof made.toBuffer === 'function') return made.toBuffer();
  const chunks = [];
  for await (const chunk of made) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function importThrough(product, token, bytes) {
  const base = `http://127.0.0.1:${product.port}/api/students/import`;
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'elever.xlsx');
  const preview = await answer(await fetch(`${base}/preview`, { method: 'POST', headers, body: form }), 200);
  if (preview.summary.new !== ROWS) throw new Error(`the preview counts ${JSON.stringify(preview.summary)}`);
  const commit = await fetch(`${base}/commit`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ batchId: preview.batchId }),
  });
  const { jobId } = await answer(commit, 202);
  for (;;) {
    const job = await answer(
      await fetch(`http://127.0.0.1:${product.port}/api/jobs/${jobId}`, { headers }),
      200,
    );
    if (job.state === 'DONE') return;
    if (job.state !== 'QUEUED' && job.state !== 'RUNNING')
      throw new Error(`the import ended ${JSON.stringify(job)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function answer(response, status) {
  const text = await response.text();
  if (response.status !== status) throw new Error(`${response.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text);
}

async function importFloor(client, bytes) {
  const rows = scan(bytes);
  await client.query('BEGIN');
  await client.query(`CREATE TEMP TABLE incoming (name text, personal_number text, email text, phone text, municipality text,
    start_date date, end_date date, exam text, additional_info text, other text) ON COMMIT DROP`);
  await pipeline(
    Readable.from([rows.map((row) => row.join('\t')).join('\n'), '\n']),
    client.query(copyFrom('COPY incoming FROM STDIN')),
  );
  await client.query(`INSERT INTO floor_student (name, personal_number, email, phone, municipality, start_date, end_date, exam, additional_info)
    SELECT name, replace(personal_number, '-', ''), email, phone, municipality, start_date, end_date, exam, additional_info FROM incoming
    ON CONFLICT (personal_number) DO UPDATE SET name = excluded.name, email = excluded.email, phone = excluded.phone`);
  await client.query('COMMIT');
}

async function importPerRow(client, bytes) {
  const rows = scan(bytes);
  await client.query('TRUNCATE floor_student');
  await client.query('BEGIN');
  const text = `INSERT INTO floor_student (name, personal_number, email, phone, municipality, start_date, end_date, exam, additional_info)
    VALUES ($1, replace($2, '-', ''), $3, $4, $5, $6, $7, $8, $9)`;
  for (const row of rows) await client.query({ name: 'per-row', text, values: row.slice(0, 9) });
  await client.query('COMMIT');
}

/** Scans the layout of write-excel-file: inline or shared strings in order. */
function scan(bytes) {
  const files = unzipSync(bytes);
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml']);
  const shared = [
    ...strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array()).matchAll(/<t[^>]*>([^<]*)<\/t>/g),
  ].map((match) => match[1]);
  const rows = [];
  for (const [, body] of sheet.matchAll(/<row[^>]*>(.*?)<\/row>/gs)) {
    rows.push(
      [...body.matchAll(/<c[^>]*?(t="s")?[^>]*>(?:<is>)?(?:<v>|<t[^>]*>)([^<]*)</g)].map(
        ([, isShared, value]) => (isShared || shared.length ? shared[Number(value)] : value),
      ),
    );
  }
  return rows.slice(1);
}

function watchMemory(pid) {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, rssOf(pid))), 25);
  return { stop: () => (clearInterval(timer), peak) };
}

/** Resident memory of a process and its children, from /proc. */
function rssOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean);
    const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
    return own + children.reduce((sum, child) => sum + rssOf(child), 0);
  } catch {
    return 0; // The process has ended, or there is no /proc.
  }
}

function listLoad(product, token, seconds) {
  return load({
    port: product.port,
    connections: 1,
    seconds,
    call: () => ({
      path: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(OPERATIONS.list.question()),
    }),
  });
}

async function timed(work) {
  const before = performance.now();
  await work();
  return performance.now() - before;
}

function checkDigit(nine) {
  const sum = [...nine].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

const two = (n) => String(n).padStart(2, '0');
const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
