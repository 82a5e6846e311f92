import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig } from './config.js';
import { BACKUP_FORMAT, type BackupManifest } from './platform/database/backup/backup-manifest.js';
import { dumpDatabase } from './platform/database/backup/dump-database.js';
import { CommandRefusal, readOptions, runCommand, withDatabase } from './server-command.js';

const USAGE = 'Så här: npm run backup -- --to MAPP (en ny eller tom mapp)';

/**
 * Writes a backup into a folder, with or without a running server: a snapshot of all rows, then the uploaded
 * files. A file uploaded in between has no row and is cleaned up later; a row without its file cannot occur.
 */
async function backup(args: string[]): Promise<void> {
  const { to } = readOptions(args, ['to'], USAGE);
  if (to === undefined) throw new CommandRefusal(USAGE);
  const folder = resolve(to);
  await assertEmptyFolder(folder);
  const config = readConfig();
  const createdAt = new Date().toISOString();
  const dumped = await withDatabase(config, (url) => dumpDatabase(url, join(folder, 'data')));
  if (config.files.kind === 'disk') await copyFiles(config.files.folder, join(folder, 'files'));
  const manifest: BackupManifest = {
    format: BACKUP_FORMAT,
    version: config.version,
    createdAt,
    ...dumped,
    files: config.files.kind === 'disk' ? 'copied' : 'in-bucket',
  };
  // Last: a folder without it is a backup that was broken off.
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 });
  const rows = Object.values(dumped.tables).reduce((sum, count) => sum + count, 0);
  console.log(
    `Säkerhetskopian ligger i ${folder}: ${Object.keys(dumped.tables).length} tabeller, ${rows} rader.`,
  );
  if (config.files.kind !== 'disk')
    console.log('Filerna ligger i objektlagret och kopieras inte: slå på versioner eller kopiering där.');
}

async function assertEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new CommandRefusal(`Mappen ${folder} är inte tom.\n${USAGE}`);
}

/** All files except unfinished uploads. */
async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(from, { recursive: true, mode: 0o700 });
  const incoming = join(from, 'incoming');
  await cp(from, to, { recursive: true, filter: (path) => path !== incoming });
}

await runCommand(backup);
