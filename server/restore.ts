import { cp, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from './config.js';
import { backupManifest, type BackupManifest } from './platform/database/backup/backup-manifest.js';
import { loadDatabase } from './platform/database/backup/load-database.js';
import { CommandRefusal, readOptions, runCommand, withDatabase } from './server-command.js';

const USAGE =
  'Så här: npm run restore -- --from MAPP (till en ny DATA_DIR eller en tom databas i DATABASE_URL)';

/**
 * Restores a backup into an empty database and folder, and verifies the row counts. The server must be
 * stopped.
 */
async function restore(args: string[]): Promise<void> {
  const { from } = readOptions(args, ['from'], USAGE);
  if (from === undefined) throw new CommandRefusal(USAGE);
  const folder = resolve(from);
  const manifest = await readManifest(folder);
  const config = readConfig();
  await assertNoFiles(config, manifest);
  await withDatabase(config, (url) => loadDatabase(url, join(folder, 'data'), manifest));
  if (config.files.kind === 'disk' && manifest.files === 'copied')
    await cp(join(folder, 'files'), config.files.folder, { recursive: true });
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  console.log(`Säkerhetskopian från ${manifest.createdAt} är återställd: ${rows} rader. Starta servern.`);
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return backupManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch {
    throw new CommandRefusal(
      `${folder} är ingen hel säkerhetskopia: manifest.json saknas eller går inte att läsa.\n${USAGE}`,
    );
  }
}

async function assertNoFiles({ files }: Config, manifest: BackupManifest): Promise<void> {
  if (files.kind !== 'disk' || manifest.files !== 'copied') return;
  const found = await readdir(files.folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.length > 0)
    throw new CommandRefusal(`${files.folder} är inte tom. Återställ till en ny DATA_DIR.\n${USAGE}`);
}

await runCommand(restore);
