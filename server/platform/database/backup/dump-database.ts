import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { SteadyClient } from '../steady-client.js';
import { rowsFile, type BackupManifest } from './backup-manifest.js';
import { sequencesOf, tablesOf } from './database-objects.js';

type Dumped = Pick<BackupManifest, 'migrations' | 'tables' | 'sequences'>;

/** One snapshot of all tables while the server keeps writing. */
const SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL statement_timeout = 0';

/** Writes the rows of every table into `folder`, a file each, as PostgreSQL's COPY gives them. */
export async function dumpDatabase(url: string, folder: string): Promise<Dumped> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = new SteadyClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(SNAPSHOT);
    const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
    const dumped: Dumped = { migrations: rows.map(({ name }) => name), tables: {}, sequences: {} };
    for (const { name, sql, columns } of await tablesOf(client)) {
      const copy = client.query(copyTo(`COPY (SELECT ${columns} FROM ${sql}) TO STDOUT`));
      await pipeline(copy, createGzip(), createWriteStream(join(folder, rowsFile(name)), { mode: 0o600 }));
      dumped.tables[name] = copy.rowCount;
    }
    for (const { name, sql } of await sequencesOf(client)) {
      const [state] = (
        await client.query<{ value: string; isCalled: boolean }>(
          `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${sql}`,
        )
      ).rows;
      dumped.sequences[name] = state!;
    }
    await client.query('COMMIT');
    return dumped;
  } finally {
    await client.end();
  }
}
