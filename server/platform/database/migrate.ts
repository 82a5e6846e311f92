import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { adoptBaseline } from './baseline.js';
import { buildDataSource } from './data-source.js';
import { nameOf, readMigrations } from './read-migrations.js';
import { SteadyClient } from './steady-client.js';

/** Any constant that nothing else in the database uses: 'studievy' on a phone's keypad. */
const MIGRATION_LOCK = 78834389;

/** Indexing millions of rows takes time: a request's timeout would prevent such a school from starting. */
const LONGEST_STEP_MS = 30 * 60_000;

/**
 * Migrates the schema to the latest version, or to that of a backup: `only` names its migrations. Processes
 * may start concurrently: the first takes an advisory lock on its own connection, the others wait and then
 * find nothing to do.
 */
export async function migrate(url: string, { only }: { only?: readonly string[] } = {}): Promise<void> {
  const guard = new SteadyClient({ connectionString: url });
  await guard.connect();
  try {
    await guard.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await adoptBaseline(guard);
    const source = buildDataSource(url, {
      poolSize: 2,
      statementTimeoutMs: LONGEST_STEP_MS,
      migrations: (await readMigrations()).filter((one) => !only || only.includes(nameOf(one))),
    });
    await source.initialize();
    try {
      await source.runMigrations({ transaction: 'each' });
    } finally {
      await source.destroy();
    }
    // The job queue's own tables, under the same lock: concurrent creation fails.
    await migrateQueue(url);
  } finally {
    await guard.end();
  }
}

async function migrateQueue(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2, Client: SteadyClient });
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
  } finally {
    await pool.end();
  }
}
