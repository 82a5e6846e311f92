import pg from 'pg';
import { createTestDatabase } from './database.js';

/** A column of the migrated database. */
export interface MigratedColumn {
  name: string;
  type: string;
  nullable: boolean;
}

/** The columns of each migrated table. */
export async function migratedColumns(): Promise<(table: string) => MigratedColumn[]> {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<MigratedColumn & { table: string }>(
    `SELECT table_name AS table, column_name AS name, data_type AS type, is_nullable = 'YES' AS nullable
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY ordinal_position`,
  );
  await client.end();
  await database.drop();
  return (table) => rows.filter((row) => row.table === table).map(({ table: _, ...column }) => column);
}
