import { agreementTexts } from '../../domain/placements/agreement-text.js';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

const CLIENTS = 4;
const ROUNDS = 3;
const PLACEMENTS = 120;
const BURST_MS = 150;

describe('kill -9 in the middle of signing', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let dataDir: string;
  let token: string;
  let placements: string[];
  let server: ServerProcess | null = null;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-crash-'));
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
    token = randomBytes(32).toString('base64url');
    const userId = randomUUID();
    await pool.query(
      `INSERT INTO app_user (id, name, email, role) VALUES ($1, 'Ada Ek', 'ada@exempel.se', 'ADMIN')`,
      [userId],
    );
    await pool.query(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), userId],
    );
    await pool.query(`INSERT INTO workplace (id, name, places) VALUES (gen_random_uuid(), 'Björken', 500)`);
    // The school is the last to sign: its signature also agrees the placement.
    const { rows } = await pool.query<{ id: string }>(
      `WITH pupil AS (INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Elev' FROM generate_series(1, $2)
         RETURNING id),
       placed AS (INSERT INTO placement (id, student_id, workplace_id, start_date, end_date, hours_per_week,
           planned_hours, created_by, created_by_name)
         SELECT gen_random_uuid(), pupil.id, w.id, '2027-01-11', '2027-02-05', 40, 160, $1, 'Ada Ek'
         FROM pupil, workplace w RETURNING id),
       agreed AS (INSERT INTO placement_agreement (placement_id, version, workplace, start_date, end_date,
           hours_per_week, planned_hours, weekdays, text, created_by, created_by_name, sent_at)
         SELECT id, 1, 'Björken', '2027-01-11', '2027-02-05', 40, 160, '{1,2,3,4,5}', $3, $1, 'Ada Ek', now() FROM placed
         RETURNING placement_id)
       SELECT placement_id AS id FROM agreed`,
      [userId, PLACEMENTS, JSON.stringify(agreementTexts)],
    );
    placements = rows.map(({ id }) => id);
    await pool.query(
      `INSERT INTO placement_signature (placement_id, version, party, name)
       SELECT id, 1, party, 'Namn' FROM unnest($1::uuid[]) AS id, unnest('{WORKPLACE,STUDENT}'::text[]) AS party`,
      [placements],
    );
  });
  afterAll(async () => {
    await server?.stop('SIGKILL');
    await pool.end();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const start = () =>
    startServerProcess({
      ...{ DATABASE_URL: database.url, DATA_DIR: dataDir, DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error' },
    });

  async function sign(url: string, id: string): Promise<number> {
    const answer = await fetch(`${url}/api/placements/${id}/agreement/sign`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ agreementVersion: 1, name: 'Ada Ek' }),
    });
    await answer.text();
    return answer.status;
  }

  /** Signs one placement after the other until the connection breaks. */
  async function client(
    url: string,
    next: () => string | undefined,
    acknowledged: Set<string>,
  ): Promise<void> {
    for (let id = next(); id !== undefined; id = next()) {
      try {
        const status = await sign(url, id);
        expect(status).toBe(200);
        acknowledged.add(id);
      } catch (error) {
        // The kill breaks the connection; any other error is a failure.
        expect((error as Error).name).toBe('TypeError');
        return;
      }
    }
  }

  const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

  /** Of each placement: its signature, its state and its history, which are there together or not at all. */
  const stored = async () => {
    const { rows } = await pool.query<{ id: string; signed: number; agreed: boolean; told: number }>(
      `SELECT p.id, (SELECT count(*)::integer FROM placement_signature g
           WHERE g.placement_id = p.id AND g.party = 'SCHOOL') AS signed,
         p.state = 'AGREED' AND p.agreed_on IS NOT NULL AS agreed,
         (SELECT count(*)::integer FROM change_history h
           WHERE h.student_id = p.student_id AND h.new_values ? 'agreement') AS told
       FROM placement p`,
    );
    return rows;
  };

  test('loses no acknowledged signature and leaves none half-written', async () => {
    const acknowledged = new Set<string>();
    const waiting = [...placements];
    for (let round = 0; round < ROUNDS; round += 1) {
      server = await start();
      const { url } = server;
      const clients = Array.from({ length: CLIENTS }, () => client(url, () => waiting.pop(), acknowledged));
      // On a busy machine the first answer takes longer than the burst.
      const before = acknowledged.size;
      while (acknowledged.size === before && waiting.length > 0) await after(20);
      await after(BURST_MS);
      await server.stop('SIGKILL');
      await Promise.all(clients);
      const rows = await stored();
      expect(rows.filter(({ signed, agreed, told }) => signed !== told || agreed !== (signed === 1))).toEqual(
        [],
      );
      const lost = rows.filter(({ id, signed }) => acknowledged.has(id) && signed !== 1);
      expect(lost).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    server = await start();
    for (const id of placements) {
      const status = await sign(server.url, id);
      expect([200, 409]).toContain(status);
      if (acknowledged.has(id)) expect(status).toBe(409);
    }
    expect((await stored()).every(({ signed, agreed, told }) => signed === 1 && agreed && told === 1)).toBe(
      true,
    );
  }, 300_000);
});
