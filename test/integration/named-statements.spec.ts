import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/platform/database/data-source.js';
import { Database } from '../../server/platform/database/database.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const KINDS = `SELECT $1::text AS text, $2::int AS number, $3::bool AS truth, $4::bytea AS bytes, NULL::text AS nothing,
  count(*) AS rows, '2026-02-03'::date AS day, json_build_object('a', $1::text) AS json FROM pg_class`;

describe('a named prepared statement', () => {
  let test: TestDatabase;
  let source: DataSource;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase();
    // One connection, so that each statement meets prepared statements of the previous one.
    source = await buildDataSource(test.url, { poolSize: 1 }).initialize();
    database = new Database(source);
  });
  afterAll(async () => {
    await source.destroy();
    await test.drop();
  });

  it('returns what an unnamed one does, on the first and every later run', async () => {
    const params = ['räksmörgås \\ "x" 😀', -7, true, Buffer.from([0, 255, 92])];
    const unnamed = await database.query(KINDS, params);
    expect(unnamed).toMatchObject([{ text: params[0], number: -7, truth: true, nothing: null }]);
    for (let time = 0; time < 3; time += 1)
      expect(await database.prepared('kinds', KINDS, params)).toEqual(unnamed);
  });

  it('accepts null values, and passes lists as ordinary statements do', async () => {
    const sql = 'SELECT $1::text AS text, $2::int[] AS list';
    expect(await database.prepared('lists', sql, [null, [1, 2]])).toEqual([{ text: null, list: [1, 2] }]);
    expect(await database.prepared('lists', sql, ['a', null])).toEqual([{ text: 'a', list: null }]);
    expect(await database.prepared('lists', sql, ['b', [3]])).toEqual([{ text: 'b', list: [3] }]);
  });

  it('returns no rows and many', async () => {
    const sql = 'SELECT n FROM generate_series(1, $1::int) AS n';
    for (const rows of [0, 3, 2_000, 0])
      expect(await database.prepared('rows', sql, [rows])).toHaveLength(rows);
  });

  it('that returns no columns runs again and again', async () => {
    await database.query('CREATE TABLE counted (n int)');
    for (let n = 0; n < 3; n += 1)
      expect(await database.prepared('add', 'INSERT INTO counted VALUES ($1)', [n])).toEqual([]);
    expect(await database.query('SELECT count(*) AS n FROM counted')).toEqual([{ n: 3 }]);
  });

  it('fails with the PostgreSQL code, says who asked, and serves the next as before', async () => {
    const sql = 'SELECT 1 / $1::int AS part';
    for (const times of [1, 2]) {
      const refused = database.prepared('divide', sql, [0]);
      await expect(refused).rejects.toMatchObject({
        code: '22012',
        stack: expect.stringContaining('Database'),
      });
      expect(await database.prepared('divide', sql, [times])).toEqual([{ part: 1 / times }].map(whole));
    }
  });

  it('is refused, not misread, when a column of its table has changed type', async () => {
    await database.query(`CREATE TABLE changing AS SELECT '7'::text AS value`);
    const read = () => database.prepared('changing', 'SELECT value FROM changing', []);
    expect(await read()).toEqual([{ value: '7' }]);
    await database.query('ALTER TABLE changing ALTER value TYPE int USING value::int');
    await expect(read()).rejects.toMatchObject({ code: '0A000' });
    // A new connection sees the current table.
    await database.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
    expect(await read()).toEqual([{ value: 7 }]);
  });

  it('gets no name when there are too many; existing names are kept', async () => {
    const used = 'SELECT 0 AS n, $1::text AS text';
    const often = async (sql: string, times = 5) => {
      for (let n = 0; n < times; n += 1) await database.hot(sql, ['a']);
    };
    await often(used);
    const nameOf = async (sql: string) => {
      const [row] = await database.query<{ name: string }>(
        'SELECT name FROM pg_prepared_statements WHERE statement = $1',
        [sql],
      );
      return row?.name ?? null;
    };
    const name = await nameOf(used);
    expect(name).not.toBeNull();
    const before = await preparedCount();
    // More distinct selections than statement names, each used often enough to get one.
    for (let n = 1; n <= 320; n += 1) await often(`SELECT ${n} AS n, $1::text AS text`);
    expect((await preparedCount()) - before).toBe(299);
    expect(await nameOf(used)).toBe(name);
    expect(await nameOf('SELECT 1 AS n, $1::text AS text')).not.toBeNull();
    expect(await nameOf('SELECT 320 AS n, $1::text AS text')).toBeNull();
    expect(await database.hot('SELECT 320 AS n, $1::text AS text', ['again'])).toEqual([
      { n: 320, text: 'again' },
    ]);
  });

  async function preparedCount(): Promise<number> {
    const [row] = await database.query<{ prepared: number }>(
      'SELECT count(*)::int AS prepared FROM pg_prepared_statements',
    );
    return row!.prepared;
  }
});

const whole = ({ part }: { part: number }) => ({ part: Math.trunc(part) });
