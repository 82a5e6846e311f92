import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { handTyped } from '../../scripts/row-reads.mjs';
import { ROW_TYPES, rowTypes } from '../../scripts/row-types.mjs';
import { createTestDatabase } from '../support/database.js';

const ROOT = join(import.meta.dirname, '../..');

describe('row types', () => {
  it('match the migrated database', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const made = await rowTypes(async (sql) => (await client.query<object>(sql)).rows);
    await client.end();
    await database.drop();
    const stored = readFileSync(join(ROOT, ROW_TYPES), 'utf8');
    expect(stored === made ? null : `${ROW_TYPES} is stale: run npm run row-types.`).toBeNull();
  });

  it('are used for what a statement reads from a table', () => {
    const files = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
      .map((path) => `server/${path}`)
      .filter(
        (path) =>
          path.endsWith('.ts') && !/\.spec\.ts$|generated\.ts$|\/migrations\/|^server\/demo\//.test(path),
      );
    const byHand = files.flatMap((file) =>
      handTyped(file).map(
        ({ property, table, column }) =>
          `${file}: ${property.name.getText()} is ${table}.${column}: take its type from Read or Row (platform/database/rows.ts).`,
      ),
    );
    expect(byHand).toEqual([]);
  });
});
