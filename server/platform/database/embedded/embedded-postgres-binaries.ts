import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { accountReaches, lastingSystemFolder, type DatabaseAccount } from './embedded-postgres-account.js';
import { StartRefusal } from '../../../start-refusal.js';

/** The programs of the bundled PostgreSQL; only these three are shipped. */
export interface PostgresBinaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

const WITHOUT_BUNDLE = 'Set DATABASE_URL to a PostgreSQL server (15 or newer) instead.';

/**
 * Finds this platform's PostgreSQL among the installed packages and verifies that it runs under its account.
 * If that account cannot reach the packages, copies them once.
 */
export function findPostgresBinaries(
  account: DatabaseAccount | null,
  log: (line: string) => void,
): PostgresBinaries {
  const packageDir = findPlatformPackage();
  completeSymlinks(packageDir);
  const native = join(packageDir, 'native');
  const refusal = whyNotRunnable(native, account);
  if (refusal === null) return binariesIn(native);
  if (account === null || accountReaches(account, native)) throw new StartRefusal(explain(refusal));

  const copy = copyNative(packageDir);
  log(`The database programs lie where the account "${account.name}" cannot reach; copied to ${copy}`);
  const stillRefused = whyNotRunnable(copy, account);
  if (stillRefused !== null) throw new StartRefusal(explain(stillRefused));
  return binariesIn(copy);
}

function findPlatformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..');
  } catch (error) {
    throw new StartRefusal(`No PostgreSQL is bundled for ${platform}-${process.arch}. ${WITHOUT_BUNDLE}`, {
      cause: error,
    });
  }
}

/** An installation without install scripts lacks the libraries' symlinks; the package lists them. */
function completeSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageDir, target);
    if (existsSync(path)) continue;
    rmSync(path, { force: true });
    symlinkSync(relative(dirname(path), join(packageDir, source)), path);
  }
}

function binariesIn(native: string): PostgresBinaries {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
}

function whyNotRunnable(native: string, account: DatabaseAccount | null): string | null {
  const as = account ? { uid: account.uid, gid: account.gid } : {};
  const run = spawnSync(binariesIn(native).postgres, ['--version'], { ...as, cwd: '/', encoding: 'utf8' });
  if (run.status === 0) return null;
  return run.error?.message ?? (run.stderr.trim() || `ended with ${run.status ?? run.signal}`);
}

function explain(refusal: string): string {
  // On Alpine the loader itself is missing, which the system reports as a missing file.
  const musl = /GLIBC|ld-linux|ENOENT|No such file|Error relocating/i.test(refusal);
  const hint = musl
    ? ' It is built for systems with glibc; Alpine and other musl systems cannot run it.'
    : '';
  return `The bundled PostgreSQL does not run here: ${refusal}.${hint} ${WITHOUT_BUNDLE}`;
}

function copyNative(packageDir: string): string {
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(lastingSystemFolder(), `postgresql-${version}-${basename(packageDir)}`);
  if (existsSync(copy)) return copy;
  // Renamed when whole, so that a start that is killed midway leaves nothing that looks complete.
  const unfinished = `${copy}.${process.pid}`;
  cpSync(join(packageDir, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
  openFolders(unfinished);
  renameSync(unfinished, copy);
  return copy;
}

/** A strict umask must not make the copy inaccessible like its source. */
function openFolders(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) openFolders(path);
    else if (entry.isFile()) chmodSync(path, basename(dir) === 'bin' ? 0o755 : 0o644);
  }
}
