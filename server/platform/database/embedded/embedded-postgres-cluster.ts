import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { DatabaseAccount } from './embedded-postgres-account.js';
import type { PostgresBinaries } from './embedded-postgres-binaries.js';
import { StartRefusal } from '../../../start-refusal.js';

/** Parameters for creating, starting and stopping one cluster. */
export interface Cluster {
  binaries: PostgresBinaries;
  account: DatabaseAccount | null;
  /** Holds the cluster, its log and its password. */
  root: string;
}

/** Superuser of the cluster; the application has its own account with fewer rights. */
export const SUPERUSER = 'postgres';

/** Inherits no environment: a user's PGDATA, PGOPTIONS or LC_ALL must not affect the database. */
const ENVIRONMENT = {};

/** Collation is ICU's; this is for PostgreSQL's remaining uses of the system's library. */
const SYSTEM_LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'C';

const LOG_LIMIT = 5 * 1024 * 1024;

/** Sized for one school on an ordinary machine; jit costs more than it saves for short statements. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '192MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // An error's context may contain personal data.
  log_error_verbosity: 'terse',
  cluster_name: 'studievy',
};

/** For test databases only: a crash loses everything, and nothing is flushed to disk. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Test databases are short-lived, and autovacuum's timing would make plans vary.
  autovacuum: 'off',
};

export function clusterDirectory(root: string): string {
  return join(root, 'cluster');
}

function credentials(account: DatabaseAccount | null) {
  return account ? { uid: account.uid, gid: account.gid } : {};
}

/**
 * Creates the cluster: Swedish ICU collation, UTF-8, scram passwords. Created under a temporary name and
 * renamed, so that a killed start leaves no partial cluster.
 */
export function createCluster({ binaries, account, root }: Cluster, password: string): void {
  const unfinished = join(root, 'cluster.new');
  const passwordFile = join(root, 'initial-password');
  rmSync(unfinished, { recursive: true, force: true });
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const options = ['-D', unfinished, '-U', SUPERUSER, '-E', 'UTF8', '--auth=scram-sha-256'];
    const locale = ['--locale-provider=icu', '--icu-locale=sv-SE', `--locale=${SYSTEM_LOCALE}`];
    const run = spawnSync(
      binaries.initdb,
      [...options, ...locale, `--pwfile=${passwordFile}`, '--no-instructions'],
      {
        ...credentials(account),
        cwd: '/',
        encoding: 'utf8',
        env: ENVIRONMENT,
      },
    );
    if (run.status !== 0) {
      throw new StartRefusal(
        `The database cluster could not be made: ${run.error?.message ?? (run.stderr || run.stdout)}`,
      );
    }
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, clusterDirectory(root));
}

/**
 * Starts PostgreSQL on the given port, or on a free port of the loopback address; returns the port once it
 * accepts connections.
 */
export async function launchCluster(cluster: Cluster, durable: boolean, wanted?: number): Promise<number> {
  const deadline = Date.now() + REFUSED_FOR_MS;
  for (;;) {
    const port = wanted ?? (await freePort());
    const refusal = await launchOn(cluster, port, durable);
    if (refusal === null) return port;
    if (!PASSING_REFUSAL.test(refusal) || Date.now() > deadline) {
      throw new StartRefusal(`The embedded PostgreSQL did not start:\n${refusal}`);
    }
    await pause(100);
  }
}

/**
 * Another program may take the port between probing and use; and after a kill, PostgreSQL refuses to start
 * until the last old process is gone.
 */
const PASSING_REFUSAL =
  /could not (bind|create any TCP)|lock file .* already exists|pre-existing shared memory/;
const REFUSED_FOR_MS = 10_000;

async function launchOn(cluster: Cluster, port: number, durable: boolean): Promise<string | null> {
  const logFile = join(cluster.root, 'postgres.log');
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) truncateSync(logFile);
  const logFrom = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  const child = spawnPostmaster(cluster, port, durable, logFile);
  let ended: string | null = null;
  child.once('error', (error) => (ended = error.message));
  child.once('exit', (code, signal) => (ended = `ended with ${code ?? signal}`));
  const deadline = Date.now() + 60_000;
  while (ended === null && Date.now() < deadline) {
    const state = readPostmasterState(cluster.root);
    if (state?.pid === child.pid && state?.status === 'ready') {
      child.removeAllListeners();
      child.unref();
      return null;
    }
    await pause(20);
  }
  if (ended === null) child.kill('SIGINT');
  const logged = readFileSync(logFile).subarray(logFrom).toString('utf8').trim();
  return `${ended ?? 'not ready within a minute'}\n${logged}`;
}

function spawnPostmaster(cluster: Cluster, port: number, durable: boolean, logFile: string): ChildProcess {
  const settings = { ...SETTINGS, ...(durable ? {} : NOT_DURABLE), port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file instead of a pipe: PostgreSQL outlives a killed server and must be able to keep logging.
  const output = openSync(logFile, 'a', 0o600);
  try {
    return spawn(cluster.binaries.postgres, ['-D', clusterDirectory(cluster.root), ...flags], {
      ...credentials(cluster.account),
      cwd: '/',
      env: ENVIRONMENT,
      stdio: ['ignore', output, output],
      // Its own process group: Ctrl+C in the terminal is for the server, which then stops the database last.
      detached: true,
    });
  } finally {
    closeSync(output);
  }
}

/** Content of `postmaster.pid`; null when no process runs, whatever the file contains. */
export function readPostmasterState(root: string): { pid: number; port: number; status: string } | null {
  const file = join(clusterDirectory(root), 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Math.abs(Number(lines[0]));
  if (!Number.isInteger(pid) || pid === 0 || !isPostgres(pid)) return null;
  return { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() };
}

/** After a reboot the number in the file may be another program's. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return true;
  return readFileSync(commandLine, 'utf8').includes('postgres');
}

/** A clean, quick stop: open transactions are rolled back, everything committed is on disk. */
export function stopCluster({ binaries, account, root }: Cluster): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = spawn(
      binaries.pgCtl,
      ['stop', '-D', clusterDirectory(root), '-m', 'fast', '-w', '-t', '60'],
      {
        ...credentials(account),
        cwd: '/',
        env: ENVIRONMENT,
        stdio: 'ignore',
        detached: true,
      },
    );
    stop.once('error', reject);
    stop.once('exit', (code) => {
      if (code === 0 || readPostmasterState(root) === null) resolve();
      else reject(new Error(`The embedded PostgreSQL in ${root} did not stop within a minute.`));
    });
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no free port.'));
      });
    });
  });
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
