import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/platform/database/data-source.js';
import { Database } from '../../server/platform/database/database.js';
import { UnitOfWork, type SingleStatement } from '../../server/platform/database/unit-of-work.js';
import { TEACHER_ACTOR } from '../support/actor.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

const CALL = { actor: TEACHER_ACTOR, idempotency: null };
const WRITE = (commit: string) =>
  `WITH ${commit}, written AS (INSERT INTO municipality (name, kind) VALUES ($1, 'PRIVATE') RETURNING name)
   SELECT w.name, current_setting('synchronous_commit') AS waits, (SELECT count(*) FROM commit) FROM written w`;

describe('a single-statement write', () => {
  let test: TestDatabase;
  let source: DataSource;
  let database: Database;
  let work: UnitOfWork;
  beforeAll(async () => {
    test = await createTestDatabase();
    source = await buildDataSource(test.url, { poolSize: 4 }).initialize();
    database = new Database(source);
    work = new UnitOfWork(source, database);
    await database.canFlush();
    await database.query('INSERT INTO app_user (id, name, email, role) VALUES ($1, $2, $3, $4)', [
      TEACHER_ACTOR.userId,
      TEACHER_ACTOR.name,
      TEACHER_ACTOR.email,
      TEACHER_ACTOR.role,
    ]);
  });
  afterAll(async () => {
    await source.destroy();
    await test.drop();
  });

  const statementsOf = async (run: () => Promise<unknown>): Promise<number> => {
    const before = database.statements;
    await run();
    return database.statements - before;
  };

  it('is one statement when nobody else is writing', async () => {
    const write = (name: string) =>
      work.single(CALL, async (db) => {
        const rows = await db.query(WRITE(db.commit), [name]);
        await db.settle();
        return rows;
      });
    expect(await statementsOf(() => write('Ensamkommun'))).toBe(1);
    // The previous write has ended: this one runs alone.
    expect(await statementsOf(() => write('Enstakakommun'))).toBe(1);
  });

  it('waits for no disk write while another runs, and is acknowledged after one flush that they share', async () => {
    const under: SingleStatement[] = [];
    const [begun, written] = [meeting(4), meeting(4)];
    const write = (name: string) =>
      work.single(CALL, async (db) => {
        under.push(db);
        await begun();
        await db.query(WRITE(db.commit), [name]);
        await written();
        await db.settle();
      });
    const names = ['Aby', 'Bby', 'Cby', 'Dby'];
    const statements = await statementsOf(() => Promise.all(names.map(write)));
    expect(new Set(under.map(({ commit }) => commit)).size).toBe(2);
    expect(under.filter(({ commit }) => commit.includes(`'synchronous_commit', 'off'`))).toHaveLength(3);
    expect(statements).toBe(4 + 1);
    const stored = await database.query('SELECT name FROM municipality WHERE name = ANY ($1)', [names]);
    expect(stored).toHaveLength(4);
  });

  describe('with an Idempotency-Key', () => {
    const keyed = (key: string) => ({
      actor: TEACHER_ACTOR,
      idempotency: { key, fingerprint: 'f' },
    });
    const writeBy = (key: string, name: string) =>
      work.single(keyed(key), async (db) => {
        const [row] = await db.query<{ name: string }>(WRITE(db.commit), [name]);
        return row!.name;
      });
    it('answers a repeat with the stored response', async () => {
      expect(await writeBy('tva', 'Nyckelby')).toBe('Nyckelby');
      expect(await writeBy('tva', 'Annanby')).toBe('Nyckelby');
      const stored = await database.query('SELECT name FROM municipality WHERE name = $1', ['Annanby']);
      expect(stored).toEqual([]);
    });

    it('is rolled back completely when the work fails, along with the key', async () => {
      const failing = work.single(keyed('fel'), async (db) => {
        await db.query(WRITE(db.commit), ['Felby']);
        throw new Error('not so');
      });
      await expect(failing).rejects.toThrow('not so');
      expect(await writeBy('fel', 'Felby')).toBe('Felby');
    });

    it('waits for no disk write while another runs, and is acknowledged after a flush', async () => {
      const begun = meeting(2);
      const commits: string[] = [];
      const flush = jest.spyOn(database, 'flush');
      const write = (name: string) =>
        work.single(keyed(name), async (db) => {
          commits.push(db.commit);
          await begun();
          const [row] = await db.query<{ waits: string }>(WRITE(db.commit), [name]);
          return row;
        });
      await Promise.all([write('Eby'), write('Fby')]);
      expect(commits.filter((commit) => commit.includes(`'synchronous_commit', 'off'`))).toHaveLength(1);
      expect(flush).toHaveBeenCalledTimes(1);
      flush.mockRestore();
    });
  });

  it('shares the next flush with all that arrive while one is in progress', async () => {
    let others: Promise<unknown> = Promise.resolve();
    const statements = await statementsOf(async () => {
      const first = database.flush();
      // Already sent: later commits may be missing in it.
      await new Promise((resolve) => process.nextTick(resolve));
      others = Promise.all(Array.from({ length: 9 }, () => database.flush()));
      await Promise.all([first, others]);
    });
    expect(statements).toBe(2);
  });
});

/** A barrier for `size` callers. */
function meeting(size: number): () => Promise<void> {
  let go = (): void => undefined;
  const all = new Promise<void>((resolve) => (go = resolve));
  let there = 0;
  return () => {
    there += 1;
    if (there === size) go();
    return all;
  };
}
