import pg from 'pg';
import { tablesOf } from '../../server/platform/database/backup/database-objects.js';
import { loadDatabase } from '../../server/platform/database/backup/load-database.js';
import { migrate } from '../../server/platform/database/migrate.js';
import { migrationNames } from '../../server/platform/database/read-migrations.js';
import { StartRefusal } from '../../server/start-refusal.js';
import { catalogueOf } from '../support/catalogue-of-database.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startServerProcess } from '../support/server-process.js';
import { openVersionDatabase, type VersionDatabase } from '../support/version-database.js';

let version: VersionDatabase;
let database: TestDatabase;

beforeAll(async () => {
  version = await openVersionDatabase();
});
afterAll(() => version.remove());
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(() => database.drop());

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Tables since version 1.0.0: empty after the migration. */
const NEW_TABLES = {
  'public.enrollment_batch_student': [],
  'public.placement': [],
  'public.placement_agreement': [],
  'public.placement_assessment': [],
  'public.placement_course': [],
  'public.placement_day': [],
  'public.placement_goal': [],
  'public.placement_incident': [],
  'public.placement_link': [],
  'public.placement_signature': [],
  'public.placement_talk': [],
  'public.placement_week': [],
  'public.study_mapping': [],
  'public.study_plan': [],
  'public.study_plan_item': [],
  'public.study_plan_revision': [],
  'public.study_validation': [],
  'public.supervisor': [],
  'public.workplace': [],
  'public.workplace_agreement': [],
  'public.workplace_contact': [],
  'public.workplace_import': [],
};

/** Every row of every table of the product, as text. */
async function rowsOf(client: pg.Client): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name, sql } of await tablesOf(client)) {
    if (name === 'public.migrations' || name.startsWith('graphile_worker.')) continue;
    const { rows: found } = await client.query<{ row: string }>(
      `SELECT t::text AS row FROM ${sql} t ORDER BY 1`,
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

const appliedMigrations = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp')).rows.map(
    ({ name }) => name,
  );

/** Version 1.0.0 in the test's database; `change` runs on it before the migration. */
const restoreVersion = (change = 'SELECT 1') =>
  withClient(database.url, async (client) => {
    await version.restoreInto(client);
    await client.query(`SET search_path = public; ${change}`);
    return rowsOf(client);
  });

describe('a database of version 1.0.0', () => {
  test('keeps every row, and gets the schema of a new database', async () => {
    const before = await restoreVersion();
    expect(Object.values(before).flat().length).toBeGreaterThan(10_000);
    await migrate(database.url);
    const fresh = await createTestDatabase();
    try {
      const expected = await withClient(fresh.url, catalogueOf);
      await withClient(database.url, async (client) => {
        expect(await rowsOf(client)).toEqual({ ...NEW_TABLES, ...before });
        expect(await appliedMigrations(client)).toEqual(await migrationNames());
        expect(await catalogueOf(client)).toEqual(expected);
      });
    } finally {
      await fresh.drop();
    }
  }, 60_000);

  test('runs with the current product', async () => {
    await restoreVersion();
    const server = await startServerProcess({ DATABASE_URL: database.url, DEMO: '0' });
    try {
      const answer = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: 'mutation($input: LoginInput!) { login(input: $input) { user { email } } }',
          variables: { input: { email: 'admin@demo.se', password: 'Demo-2026-skola' } },
        }),
      });
      expect(await answer.json()).toMatchObject({ data: { login: { user: { email: 'admin@demo.se' } } } });
    } finally {
      await server.stop();
    }
  }, 60_000);
});

describe('a database older than version 1.0.0', () => {
  test('is rejected at start in one line, and left unchanged', async () => {
    const before = await restoreVersion(`DELETE FROM migrations WHERE name = 'SchoolContact1764305000201'`);
    await expect(startServerProcess({ DATABASE_URL: database.url, DEMO: '0' })).rejects.toThrow(
      /\nServern startar inte: Databasen är från en äldre version, [^\n]* Starta först version 1\.0\.0 [^\n]*\n$/,
    );
    await withClient(database.url, async (client) => {
      expect(await rowsOf(client)).toEqual(before);
      expect(await appliedMigrations(client)).toHaveLength(version.manifest.migrations.length - 1);
    });
  }, 60_000);
});

describe('a backup', () => {
  test('of version 1.0.0 is restored with every row', async () => {
    const reference = await createTestDatabase({ empty: true });
    try {
      const expected = await withClient(reference.url, async (client) => {
        await version.restoreInto(client);
        return rowsOf(client);
      });
      await loadDatabase(database.url, version.folder, version.manifest);
      await withClient(database.url, async (client) => {
        expect(await rowsOf(client)).toEqual({ ...NEW_TABLES, ...expected });
        expect(await appliedMigrations(client)).toEqual(await migrationNames());
      });
    } finally {
      await reference.drop();
    }
  }, 60_000);

  test('older than version 1.0.0 is rejected in one line', async () => {
    const older = { ...version.manifest, migrations: version.manifest.migrations.slice(0, -1) };
    const loading = loadDatabase(database.url, version.folder, older);
    await expect(loading).rejects.toThrow(StartRefusal);
    await expect(loading).rejects.toThrow(/^Säkerhetskopian är från en äldre version, .*version 1\.0\.0.*$/);
    await withClient(database.url, async (client) => expect(await tablesOf(client)).toEqual([]));
  });
});
