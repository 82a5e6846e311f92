import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gunzipSync } from 'node:zlib';
import { unzipSync } from 'fflate';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  backupManifest,
  type BackupManifest,
} from '../../server/platform/database/backup/backup-manifest.js';
import { sequencesOf, tablesOf } from '../../server/platform/database/backup/database-objects.js';

/**
 * The demo school as version 1.0.0 stored it, before the migrations became one baseline: a backup (`npm run
 * backup`), and the schema as pg_dump writes it, `schema/pre-data.sql` and `schema/post-data.sql`.
 */
const FIXTURE = new URL('../fixtures/database/version-1.0.0.zip', import.meta.url);

export interface VersionDatabase {
  /** The backup's folder `data`. */
  folder: string;
  manifest: BackupManifest;
  /** Makes an empty database the one of that version: schema, rows, and the names of its migrations. */
  restoreInto(client: ClientBase): Promise<void>;
  remove(): Promise<void>;
}

export async function openVersionDatabase(): Promise<VersionDatabase> {
  const root = await mkdtemp(join(tmpdir(), 'studievy-version-'));
  for (const [path, bytes] of Object.entries(unzipSync(await readFile(FIXTURE)))) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), bytes);
  }
  const manifest = backupManifest.parse(JSON.parse(await readFile(join(root, 'manifest.json'), 'utf8')));
  const sql = (section: string) => readFile(join(root, 'schema', `${section}.sql`), 'utf8');
  return {
    folder: join(root, 'data'),
    manifest,
    async restoreInto(client) {
      await client.query('CREATE EXTENSION pg_trgm; CREATE EXTENSION btree_gist');
      await client.query(await sql('pre-data'));
      // Constraints and triggers come after the rows.
      for (const { name, sql: table, columns } of await tablesOf(client)) {
        const rows = gunzipSync(await readFile(join(root, 'data', `${name}.copy.gz`)));
        await pipeline(
          Readable.from([rows]),
          client.query(copyFrom(`COPY ${table} (${columns}) FROM STDIN`)),
        );
      }
      for (const { name, sql: sequence } of await sequencesOf(client)) {
        const { value, isCalled } = manifest.sequences[name]!;
        await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [sequence, value, isCalled]);
      }
      await client.query(await sql('post-data'));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
