/** A school on its own durable PostgreSQL, with the built server as child processes. */
import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../dist/server/platform/database/embedded/embedded-postgres.js';
import { migrate } from '../../dist/server/platform/database/migrate.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MAIN = join(ROOT, 'dist', 'server', 'main.js');
const STUDENTS = 40;
const READY_WITHIN_MS = 120_000;

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** Starts a school; `close` removes everything. */
export async function openSchool() {
  const folder = mkdtempSync(join(tmpdir(), 'studievy-faults-'));
  // The database's account must be able to traverse it.
  chmodSync(folder, 0o711);
  const cluster = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  await migrate(cluster.url);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 2 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const students = Array.from({ length: STUDENTS }, () => randomUUID());
  for (const id of students) await pool.query(`INSERT INTO student (id, name) VALUES ($1, 'Elev')`, [id]);
  return {
    url: cluster.url,
    folder,
    pool,
    students,
    account: (role = 'ADMIN') => addAccount(pool, role),
    postmaster: () => postmasterOf(cluster.dataDir),
    async close() {
      await pool.end();
      await cluster.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** pid of the postmaster; 0 if none runs. */
function postmasterOf(folder) {
  try {
    return Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
}

async function addAccount(pool, role) {
  const id = randomUUID();
  await pool.query('INSERT INTO app_user (id, name, email, role) VALUES ($1, $2, $3, $4)', [
    id,
    `Konto ${id.slice(0, 4)}`,
    `${id}@exempel.se`,
    role,
  ]);
  return { id, email: `${id}@exempel.se`, token: await addSession(pool, id) };
}

/** Adds a browser session to an account. */
export async function addSession(pool, userId) {
  const token = randomBytes(32).toString('base64url');
  await pool.query(
    `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), userId],
  );
  return token;
}

/**
 * A server process whose port stays the same over restarts. Unexpected exits are counted in `exits`, and the
 * process is restarted, as by a supervisor.
 */
export class ServerProcess {
  exits = 0;
  output = '';
  #child = null;
  #wanted = false;

  constructor(port, settings) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.settings = settings;
  }

  static async start(school, settings = {}) {
    const server = new ServerProcess(await freePort(), {
      DATABASE_URL: school.url,
      DATA_DIR: join(school.folder, 'server'),
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...settings,
    });
    server.spawn();
    await server.ready();
    return server;
  }

  spawn() {
    this.#wanted = true;
    const { PATH, HOME, TMPDIR } = process.env;
    const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
      cwd: ROOT,
      env: { PATH, HOME, TMPDIR, HOST: '127.0.0.1', PORT: String(this.port), ...this.settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const note = (chunk) => (this.output = (this.output + chunk).slice(-20_000));
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.once('exit', () => {
      if (this.#child !== child || !this.#wanted) return;
      this.exits += 1;
      this.spawn();
    });
    this.#child = child;
  }

  async ready() {
    const deadline = Date.now() + READY_WITHIN_MS;
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error(`The server is not ready after ${READY_WITHIN_MS / 1000} s:\n${this.output}`);
  }

  /** Stops it; returns the exit code, null after a signal. */
  stop(signal = 'SIGTERM') {
    this.#wanted = false;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(child?.exitCode);
    return new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  }

  /** Kills and restarts it. */
  async kill() {
    await this.stop('SIGKILL');
    this.spawn();
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
