import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { StartRefusal } from '../../../start-refusal.js';
import { backupMigrations } from '../baseline.js';
import { migrate } from '../migrate.js';
import { migrationNames } from '../read-migrations.js';
import { SteadyClient } from '../steady-client.js';
import { rowsFile, type BackupManifest } from './backup-manifest.js';
import { foreignKeysOf, sequencesOf, tablesOf, type Table } from './database-objects.js';

/**
 * Loads a backup into an empty database: the schema of its migrations, then all rows in one transaction, then
 * newer migrations. Throws a StartRefusal for a non-empty database, for a backup newer than this version and
 * for one older than the baseline; a failed load leaves nothing behind.
 */
export async function loadDatabase(url: string, folder: string, manifest: BackupManifest): Promise<void> {
  await assertEmpty(url);
  const known = new Set(await migrationNames());
  const migrations = backupMigrations(manifest.migrations);
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartRefusal(
      `Säkerhetskopian är gjord av en nyare version (${manifest.version}). Installera den och försök igen.`,
    );
  try {
    await migrate(url, { only: migrations });
    await loadRows(url, folder, manifest);
  } catch (error) {
    await emptyAgain(url);
    throw error;
  }
  await migrate(url);
}

/** The database was empty before: clears it for another attempt. */
async function emptyAgain(url: string): Promise<void> {
  const client = new SteadyClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'DROP SCHEMA IF EXISTS graphile_worker CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public',
    );
  } finally {
    await client.end();
  }
}

async function assertEmpty(url: string): Promise<void> {
  const client = new SteadyClient({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE n.nspname IN ('public', 'graphile_worker') AND c.relkind IN ('r', 'p') LIMIT 1`,
    );
    if (rows.length > 0)
      throw new StartRefusal(
        'Databasen är inte tom. Återställ till en ny datamapp (DATA_DIR) eller en ny databas (DATABASE_URL).',
      );
  } finally {
    await client.end();
  }
}

async function loadRows(url: string, folder: string, manifest: BackupManifest): Promise<void> {
  const client = new SteadyClient({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN; SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
    const tables = await tablesOf(client);
    await withoutRules(client, tables, async () => {
      await client.query(`TRUNCATE ${tables.map(({ sql }) => sql).join(', ')}`);
      for (const table of tables) await loadTable(client, folder, table, manifest.tables[table.name]);
    });
    await setSequences(client, manifest);
    await client.query('COMMIT');
    await client.query('ANALYZE');
  } finally {
    // An end without COMMIT takes everything back.
    await client.end();
  }
}

/** Loads rows verbatim: triggers and foreign keys are disabled, so table order is irrelevant. */
async function withoutRules(
  client: ClientBase,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const foreignKeys = await foreignKeysOf(client);
  for (const { drop } of foreignKeys) await client.query(drop);
  for (const { sql } of tables) await client.query(`ALTER TABLE ${sql} DISABLE TRIGGER USER`);
  await work();
  for (const { sql } of tables) await client.query(`ALTER TABLE ${sql} ENABLE TRIGGER USER`);
  for (const { make } of foreignKeys) await client.query(make);
}

async function loadTable(
  client: ClientBase,
  folder: string,
  { name, sql, columns }: Table,
  expected: number | undefined,
): Promise<void> {
  // A table of the queue that a newer version of its package has.
  if (expected === undefined) return;
  const copy = client.query(copyFrom(`COPY ${sql} (${columns}) FROM STDIN`));
  await pipeline(createReadStream(join(folder, rowsFile(name))), createGunzip(), copy);
  if (copy.rowCount !== expected)
    throw new StartRefusal(
      `Säkerhetskopian är skadad: ${name} har ${copy.rowCount} rader i stället för ${expected}.`,
    );
}

async function setSequences(client: ClientBase, { sequences }: BackupManifest): Promise<void> {
  for (const { name, sql } of await sequencesOf(client)) {
    const state = sequences[name];
    if (state)
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [sql, state.value, state.isCalled]);
  }
}
