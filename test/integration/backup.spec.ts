import { spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/embedded-postgres.js';
import { pathOfKey } from '../../server/platform/file-store/storage-key.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { School } from '../support/school.js';

const SERVER = fileURLToPath(new URL('../../dist/server/', import.meta.url));

interface Ended {
  code: number | null;
  out: string;
  problem: string;
}

/** Runs a command like `npm run backup` and `npm run restore`. */
function command(
  name: 'backup' | 'restore',
  args: string[],
  settings: Record<string, string>,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(SERVER, `${name}.js`), ...args], {
      env: { PATH: process.env['PATH'], ...settings },
    });
    const ended: Ended = { code: null, out: '', problem: '' };
    child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (ended.problem += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...ended, code }));
  });
}

/** Row counts and checksums by table, and whether all triggers and foreign keys are enabled. */
async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', n.nspname, c.relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE c.relkind = 'r' AND n.nspname = 'public' ORDER BY 1`,
    );
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ seen: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' ORDER BY t::text)), '') AS seen FROM ${name} t`,
      );
      content[name] = rows[0]!.seen;
    }
    const { rows } = await client.query<{ rules: string }>(
      `SELECT (SELECT count(*) FROM pg_trigger WHERE tgenabled = 'O') || ' triggers, '
         || (SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND convalidated) || ' foreign keys' AS rules`,
    );
    return { ...content, rules: rows[0]!.rules };
  } finally {
    await client.end();
  }
}

describe('a backup', () => {
  let school: School;
  let folder: string;
  let place: string;
  let empty: TestDatabase;

  beforeAll(async () => {
    school = await School.open();
    const admin = await school.as('ADMIN');
    const student = await school.student({ name: 'Åsa Öberg', personalNumber: '198802115017' });
    await school.comment(student, admin, 'En kommentar\nmed ”citat”\toch \\ tecken');
    const form = new FormData();
    form.append('file', new Blob(['intyg']), 'intyg.txt');
    const uploaded = await admin.rest('POST', `/api/uploads/${student}`, { body: form });
    expect(uploaded.status).toBe(201);
  });
  afterAll(() => school.close());

  beforeEach(async () => {
    place = await mkdtemp(join(tmpdir(), 'studievy-backup-'));
    // The database's account must be able to traverse it.
    await chmod(place, 0o711);
    folder = join(place, 'backup');
    empty = await createTestDatabase({ empty: true });
  });
  afterEach(async () => {
    await empty.drop();
    await rm(place, { recursive: true, force: true });
  });

  const own = () => ({ DATABASE_URL: school.app.databaseUrl, DATA_DIR: school.app.dataDir });
  const elsewhere = () => ({ DATABASE_URL: empty.url, DATA_DIR: join(place, 'data') });

  test('of a running server restores every row, trigger, key and file into an empty database', async () => {
    const before = await contentOf(school.app.databaseUrl);
    expect(await command('backup', ['--to', folder], own())).toMatchObject({ code: 0, problem: '' });
    expect(await command('restore', ['--from', folder], elsewhere())).toMatchObject({ code: 0, problem: '' });
    expect(await contentOf(empty.url)).toEqual(before);
    const client = new pg.Client({ connectionString: empty.url });
    await client.connect();
    const { rows } = await client.query<{ key: string }>('SELECT storage_key AS key FROM uploaded_file');
    // The triggers are enabled again: the trails refuse changes.
    await expect(client.query('DELETE FROM access_log')).rejects.toThrow();
    await client.end();
    const file = join(place, 'data', 'files', ...pathOfKey(rows[0]!.key));
    expect(await readFile(file, 'utf8')).toBe('intyg');
  }, 60_000);

  test('moves from an external database into the embedded one', async () => {
    expect((await command('backup', ['--to', folder], own())).code).toBe(0);
    const dataDir = join(place, 'embedded');
    expect(await command('restore', ['--from', folder], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const embedded = await startEmbeddedPostgres({ dataDir, log: () => undefined });
    try {
      expect(await contentOf(embedded.url)).toEqual(await contentOf(school.app.databaseUrl));
      // And back from the embedded database.
      const second = join(place, 'second');
      expect((await command('backup', ['--to', second], { DATA_DIR: dataDir })).code).toBe(0);
      expect((await command('restore', ['--from', second], elsewhere())).code).toBe(0);
      expect(await contentOf(empty.url)).toEqual(await contentOf(embedded.url));
    } finally {
      await embedded.stop();
    }
  }, 90_000);

  test('is never restored over existing data', async () => {
    expect((await command('backup', ['--to', folder], own())).code).toBe(0);
    const over = await command('restore', ['--from', folder], own());
    expect(over).toMatchObject({ code: 1, out: '' });
    expect(over.problem).toContain('är inte tom');
    expect((await command('backup', ['--to', folder], own())).problem).toContain('är inte tom');
  }, 60_000);

  test('that is damaged or truncated leaves nothing behind', async () => {
    expect((await command('backup', ['--to', folder], own())).code).toBe(0);
    const rows = join(folder, 'data', 'public.comment.copy.gz');
    const whole = await readFile(rows);
    await writeFile(rows, gzipSync(''));
    const damaged = await command('restore', ['--from', folder], elsewhere());
    expect(damaged).toMatchObject({ code: 1, out: '' });
    expect(damaged.problem).toContain('skadad');
    await writeFile(rows, whole);
    expect((await command('restore', ['--from', folder], elsewhere())).code).toBe(0);
    await rm(join(folder, 'manifest.json'));
    const half = await command('restore', ['--from', folder], elsewhere());
    expect(half.problem).toContain('ingen hel säkerhetskopia');
  }, 60_000);

  test('from a newer version is rejected', async () => {
    expect((await command('backup', ['--to', folder], own())).code).toBe(0);
    const path = join(folder, 'manifest.json');
    const manifest = JSON.parse(await readFile(path, 'utf8')) as { migrations: string[] };
    manifest.migrations.push('FromTheFuture9999999999999');
    await writeFile(path, JSON.stringify(manifest));
    const newer = await command('restore', ['--from', folder], elsewhere());
    expect(newer).toMatchObject({ code: 1, out: '' });
    expect(newer.problem).toContain('nyare version');
  }, 60_000);
});
