import pg from 'pg';
import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/platform/database/data-source.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

describe('a database session', () => {
  let database: TestDatabase;
  let source: DataSource;
  let outside: pg.Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    source = await buildDataSource(database.url).initialize();
    outside = new pg.Pool({ connectionString: database.url, max: 1 });
  });
  afterAll(async () => {
    await source.destroy();
    await outside.end();
    await database.drop();
  });

  it('ends its statement soon after its server dies, and releases what it held', async () => {
    const runner = source.createQueryRunner();
    const client = (await runner.connect()) as pg.PoolClient & {
      connection: { stream: { destroy(): void } };
    };
    await client.query('SET statement_timeout = 0');
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const statement = client.query('SELECT pg_sleep(600)');
    const lost = expect(statement).rejects.toThrow(/terminated/);
    client.connection.stream.destroy();
    await lost;
    const alive = async () =>
      (await outside.query('SELECT FROM pg_stat_activity WHERE pid = $1', [rows[0]!.pid])).rowCount;
    for (let tries = 0; tries < 300 && (await alive()) === 1; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await alive()).toBe(0);
    await runner.release();
  });
});
