import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

const CLIENTS = 6;
const BURST_MS = 700;
const ROUNDS = 3;

/** A comment sent by a client, and its known state. */
interface Sent {
  key: string;
  student: string;
  text: string;
  acknowledged: boolean;
}

describe('kill -9 during a burst of comments', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let dataDir: string;
  let token: string;
  const students = Array.from({ length: 5 }, () => randomUUID());
  const running = new Set<ServerProcess>();

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-crash-'));
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
    const userId = randomUUID();
    token = randomBytes(32).toString('base64url');
    await pool.query(
      `INSERT INTO app_user (id, name, email, role) VALUES ($1, 'Ada', 'ada@exempel.se', 'ADMIN')`,
      [userId],
    );
    await pool.query(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), userId],
    );
    for (const id of students) await pool.query(`INSERT INTO student (id, name) VALUES ($1, 'Elev')`, [id]);
  });
  afterAll(async () => {
    await Promise.all([...running].map((server) => server.stop()));
    await pool.end();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(): Promise<ServerProcess> {
    const server = await startServerProcess({
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    });
    running.add(server);
    return server;
  }

  async function kill(server: ServerProcess): Promise<void> {
    running.delete(server);
    await server.stop('SIGKILL');
  }

  async function send(url: string, { key, student, text }: Sent): Promise<boolean> {
    const answer = await fetch(`${url}/api/students/${student}/comment`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ comment: text }),
    });
    await answer.text();
    return answer.status === 201;
  }

  /** Sends comments until stopped; a dropped connection leaves one in doubt. */
  async function burst(url: string, sent: Sent[], stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      const next = {
        key: randomUUID(),
        student: students[sent.length % students.length]!,
        text: `nr ${sent.length} ${randomUUID()}`,
        acknowledged: false,
      };
      sent.push(next);
      try {
        next.acknowledged = await send(url, next);
      } catch (error) {
        // The kill breaks the connection; any other error is a failure.
        expect((error as Error).name).toBe('TypeError');
        return;
      }
    }
  }

  const times = async ({ student, text }: Sent): Promise<number> =>
    (await pool.query('SELECT 1 FROM comment WHERE student_id = $1 AND text = $2', [student, text])).rows
      .length;

  test('loses nothing acknowledged, leaves nothing half-written, and a retry creates each comment once', async () => {
    const steady = await start();
    const sent: Sent[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const victim = await start();
      let over = false;
      const clients = Array.from({ length: CLIENTS }, () => burst(victim.url, sent, () => over));
      // A second process uses the same database throughout.
      const others = burst(steady.url, sent, () => over);
      await new Promise((resolve) => setTimeout(resolve, BURST_MS));
      await kill(victim);
      over = true;
      await Promise.all([...clients, others]);
    }
    const acknowledged = sent.filter((comment) => comment.acknowledged);
    expect(acknowledged.length).toBeGreaterThan(ROUNDS * CLIENTS);
    for (const comment of acknowledged) expect(await times(comment)).toBe(1);

    const half = await pool.query(
      `SELECT c.id FROM comment c WHERE NOT EXISTS (SELECT FROM comment_seen s WHERE s.comment_id = c.id)`,
    );
    expect(half.rows).toEqual([]);
    const keys = await pool.query(`SELECT key FROM idempotency_key WHERE result IS NULL`);
    expect(keys.rows).toEqual([]);

    const restarted = await start();
    for (const comment of sent.filter(({ acknowledged: done }) => !done))
      expect(await send(restarted.url, comment)).toBe(true);
    for (const comment of sent) expect(await times(comment)).toBe(1);
    const [row] = (await pool.query<{ count: string }>('SELECT count(*) FROM comment')).rows;
    expect(Number(row!.count)).toBe(sent.length);
  }, 120_000);
});
