import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefusal } from '../../../start-refusal.js';

/** The system account that PostgreSQL runs under; null when it may run under our own. */
export interface DatabaseAccount {
  name: string;
  uid: number;
  gid: number;
}

/** Both survive a reboot, unlike the temp folder, which the system empties at boot. */
const LASTING_FOLDERS = ['/var/lib/studievy', '/var/tmp/studievy'];

/**
 * PostgreSQL refuses to run as root, so root uses an account that every system has. An arbitrary user id
 * doesn't work: initdb looks up the account by name. An existing cluster keeps its owner, because PostgreSQL
 * requires its folder to belong to the account it runs under.
 */
export function findDatabaseAccount(clusterDir: string): DatabaseAccount | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  const owner = ownerOf(clusterDir);
  const chosen =
    accounts.find((account) => owner !== 0 && account.uid === owner) ??
    accounts.find((account) => account.name === 'postgres') ??
    accounts.find((account) => account.name === 'nobody');
  if (!chosen) {
    throw new StartRefusal(
      'PostgreSQL does not run as root, and this system has neither an account "postgres" nor "nobody". ' +
        'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return chosen;
}

function readAccounts(): DatabaseAccount[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid;
}

/** Tested as the account itself: parent folders, groups and access lists all count. */
export function accountReaches(account: DatabaseAccount, dir: string): boolean {
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { uid, gid, cwd: '/' }).status === 0;
}

/** A folder that every account reaches and only root writes; for a checkout inside root's closed home. */
export function lastingSystemFolder(): string {
  const refusals: string[] = [];
  for (const folder of LASTING_FOLDERS) {
    try {
      mkdirSync(folder, { recursive: true });
      const found = lstatSync(folder);
      // In /var/tmp anyone could have created a link of this name first.
      if (!found.isDirectory() || found.uid !== 0) throw new Error('belongs to someone else');
      chmodSync(folder, 0o755);
      return folder;
    } catch (error) {
      refusals.push(`${folder}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  throw new StartRefusal(
    `No folder that the database's account reaches can be made (${refusals.join('; ')}).`,
  );
}

/** Fixed location for the cluster of a data folder that the account cannot reach. */
export function relocatedDataFolder(dataDir: string): string {
  const key = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  return join(lastingSystemFolder(), `data-${key}`);
}
