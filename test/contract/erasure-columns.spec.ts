import pg from 'pg';
import { ERASED_TABLES } from '../../server/features/students/records/erasure.fields.js';
import { createTestDatabase } from '../support/database.js';

describe('what anonymising makes of each text', () => {
  const columns = new Map<string, string[]>();

  beforeAll(async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ table: string; columns: string[] }>(
      `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type IN ('text', 'json', 'jsonb', 'ARRAY', 'character varying')
       GROUP BY table_name`,
    );
    for (const row of rows) columns.set(row.table, row.columns);
    await client.end();
    await database.drop();
  });

  it.each(Object.entries(ERASED_TABLES))(
    'is said of every column of %s that can hold words',
    (table, said) => {
      const there = columns.get(table) ?? [];
      expect([
        ...there
          .filter((column) => !(column in said))
          .map((column) => `${table}.${column}: say in erasure.fields.ts what anonymising makes of it.`),
        ...Object.keys(said)
          .filter((column) => !there.includes(column))
          .map((column) => `${table}.${column} is named in erasure.fields.ts, but no migration makes it.`),
      ]).toEqual([]);
    },
  );
});
