import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ER_DIAGRAMS, erDiagrams } from '../../scripts/er-diagrams.mjs';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Functions of the product with the triggers that call each, as `table.trigger`. */
type Listed = Record<string, string[]>;

const FUNCTIONS = `
  SELECT proname AS name, coalesce(array_agg(tgrelid::regclass || '.' || tgname ORDER BY tgrelid::regclass::text, tgname)
    FILTER (WHERE tgname IS NOT NULL), '{}') AS triggers
  FROM pg_proc LEFT JOIN pg_trigger ON tgfoid = pg_proc.oid AND NOT tgisinternal
  WHERE pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  GROUP BY proname`;

/** The rows of docs/database.md: `function`, then `table`: `trigger`, `trigger`, with … for the table's name. */
function listedIn(page: string): Listed {
  const rows = [...page.matchAll(/^\| `(?<name>\w+)` \| (?<triggers>[^|]*) \|/gm)];
  return Object.fromEntries(
    rows.map(({ groups }) => [
      groups!['name']!,
      groups!['triggers']!.split('<br>').flatMap(triggersOf).sort(),
    ]),
  );
}

function triggersOf(text: string): string[] {
  const [table, ...triggers] = [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return triggers.map((trigger) => `${table}.${trigger.replace('…', table!)}`);
}

describe('the database documentation', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  test('has current diagrams', async () => {
    const made = await erDiagrams(async (sql) => (await client.query<object>(sql)).rows);
    expect(
      read(ER_DIAGRAMS) === made ? null : `${ER_DIAGRAMS} is stale: run npm run er-diagrams.`,
    ).toBeNull();
  });

  test('lists every function and trigger, and nothing else', async () => {
    const { rows } = await client.query<{ name: string; triggers: string[] }>(FUNCTIONS);
    const existing: Listed = Object.fromEntries(rows.map(({ name, triggers }) => [name, triggers.sort()]));
    expect(listedIn(read('docs/database.md'))).toEqual(existing);
  });
});
