import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import pg from 'pg';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../server/platform/database/embedded/embedded-postgres.js';

/** Contract, section 1: the embedded database of a fresh clone. */
describe('the embedded PostgreSQL', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-embedded-'));
    await chmod(dataDir, 0o711);
  });

  afterEach(async () => {
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = (lines: string[] = []) => startEmbeddedPostgres({ dataDir, log: (line) => lines.push(line) });

  it('sorts in Swedish, waits for the disk, and does not give the product a superuser', async () => {
    const embedded = await start();
    try {
      const [row] = await rows(
        embedded.url,
        `SELECT (SELECT string_agg(l, '' ORDER BY l) FROM unnest('{ö,B,a,z,å,o,ä}'::text[]) l) AS letters,
                current_setting('fsync') AS fsync, current_setting('listen_addresses') AS listens,
                (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser`,
      );
      expect(row).toEqual({ letters: 'aBozåäö', fsync: 'on', listens: '127.0.0.1', superuser: false });
    } finally {
      await embedded.stop();
    }
  });

  it('requires a password that only its own account can read', async () => {
    const embedded = await start();
    try {
      const file = await stat(join(embedded.dataDir, 'password'));
      expect(file.mode & 0o777).toBe(0o600);
      const wrong = new URL(embedded.url);
      wrong.password = 'guessed';
      await expect(rows(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
      expect(await readFile(join(embedded.dataDir, 'cluster', 'pg_hba.conf'), 'utf8')).not.toMatch(
        /\btrust$/m,
      );
    } finally {
      await embedded.stop();
    }
  });

  it('is kept across a stop and a new start', async () => {
    const first = await start();
    await rows(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await expect(rows(first.url, 'SELECT 1')).rejects.toThrow();

    const second = await start();
    try {
      expect(await rows(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    } finally {
      await second.stop();
    }
  });

  it('joins the database left running by a killed server, with every acknowledged row', async () => {
    const url = await startAndKill(dataDir);
    const lines: string[] = [];
    const joined = await start(lines);
    try {
      expect(new URL(joined.url).port).toBe(new URL(url).port);
      expect(lines.join('\n')).toContain('Joined');
      expect(await rows(joined.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
    } finally {
      await joined.stop();
    }
  });

  it('stops with the last process that uses it', async () => {
    const first = await start();
    const second: EmbeddedPostgres = await start();
    await first.stop();
    expect(await rows(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    await expect(rows(second.url, 'SELECT 1')).rejects.toThrow();
  });

  it('is restarted when it dies under its server, and keeps every acknowledged row', async () => {
    const lines: string[] = [];
    const embedded = await start(lines);
    await rows(embedded.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    try {
      for (const signal of ['SIGKILL', 'SIGQUIT', 'SIGINT'] as const) {
        const before = await postmaster(embedded);
        process.kill(before, signal);
        await until(() => lines.filter((line) => line.includes('runs again')).length > 0);
        expect(await rows(embedded.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
        expect(await postmaster(embedded)).not.toBe(before);
        lines.length = 0;
      }
    } finally {
      await embedded.stop();
    }
    await expect(rows(embedded.url, 'SELECT 1')).rejects.toThrow();
  }, 60_000);

  it('stays down when its server stops while it is down', async () => {
    const embedded = await start();
    process.kill(await postmaster(embedded), 'SIGKILL');
    await embedded.stop();
    await expect(rows(embedded.url, 'SELECT 1')).rejects.toThrow();
  });

  it('moves elsewhere, and says where, when its account cannot reach the folder', async () => {
    // Only root switches to another account; otherwise PostgreSQL runs as the current user.
    const asRoot = process.getuid?.() === 0;
    await chmod(dataDir, 0o700);
    const lines: string[] = [];
    const embedded = await start(lines);
    try {
      expect(await rows(embedded.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(embedded.dataDir.startsWith(dataDir)).toBe(!asRoot);
      expect(lines.some((line) => line.includes('cannot reach') && line.includes(dataDir))).toBe(asRoot);
    } finally {
      await embedded.stop();
      if (asRoot) await rm(dirname(embedded.dataDir), { recursive: true, force: true });
    }
  });
});

async function postmaster({ dataDir }: EmbeddedPostgres): Promise<number> {
  return Number((await readFile(join(dataDir, 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`Still not so after 30 seconds: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function rows(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** A server process that starts the database, gets a row acknowledged, and is killed. */
async function startAndKill(dataDir: string): Promise<string> {
  const built = fileURLToPath(
    new URL('../../dist/server/platform/database/embedded/embedded-postgres.js', import.meta.url),
  );
  const program = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from ${JSON.stringify(pathToFileURL(built).href)};
    const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log: () => undefined });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('CREATE TABLE kept AS SELECT 42 AS answer');
    process.stdout.write(url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return url.toString();
}
