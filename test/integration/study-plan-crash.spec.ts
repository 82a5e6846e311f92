import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startServerProcess, type ServerProcess } from '../support/server-process.js';

const CLIENTS = 4;
const ROUNDS = 3;
const STUDENTS = 120;
const BURST_MS = 150;
const COURSES = ['SVESVE01', 'ENGENG05', 'MATMAT01a'];

/** StudyPlan of SS 12000 with the courses. */
const PLAN = {
  id: randomUUID(),
  student: { id: randomUUID(), displayName: 'Elev' },
  content: [
    {
      title: 'HT 2027',
      syllabuses: COURSES.map((code) => ({
        ...{ syllabus: { id: randomUUID(), displayName: code }, startDate: '2027-08-20', note: 'Kväll' },
      })),
    },
  ],
  ...{ startDate: '2027-01-11', endDate: '2028-06-09' },
};

interface Stored {
  id: string;
  state: string;
  agreed: boolean;
  version: number;
  items: number;
  revisions: number;
  content: number;
  told: number;
}

describe('kill -9 during a revision', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let dataDir: string;
  let token: string;
  let students: string[];
  let server: ServerProcess | null = null;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'studievy-crash-'));
    pool = new pg.Pool({ connectionString: database.url, max: 2 });
    token = randomBytes(32).toString('base64url');
    const userId = randomUUID();
    await pool.query(
      `INSERT INTO app_user (id, name, email, role) VALUES ($1, 'Siv Syv', 'siv@exempel.se', 'SYV')`,
      [userId],
    );
    await pool.query(
      `INSERT INTO session (token_hash, user_id, expires_at) VALUES ($1, $2, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), userId],
    );
    // An agreed plan of each student, whose first revision is there.
    const { rows } = await pool.query<{ id: string }>(
      `WITH pupil AS (INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Elev' FROM generate_series(1, $2)
         RETURNING id),
       plan AS (INSERT INTO study_plan (id, student_id, goal, start_date, planned_end_date, pace_percent, state,
           agreed_at, agreed_by_name, student_agreed_at)
         SELECT gen_random_uuid(), id, 'COURSES', '2027-01-11', '2028-06-09', 100, 'AGREED', now(), 'Siv Syv', now()
         FROM pupil RETURNING id, student_id),
       kept AS (INSERT INTO study_plan_revision (id, plan_id, revised_by, revised_by_name, reason, content)
         SELECT gen_random_uuid(), id, $1, 'Siv Syv', 'Planen skapad', '{"items": []}' FROM plan)
       SELECT student_id AS id FROM plan`,
      [userId, STUDENTS],
    );
    students = rows.map(({ id }) => id);
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

  async function revise(url: string, id: string): Promise<number> {
    const answer = await fetch(`${url}/api/students/${id}/study-plan/exchange`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...PLAN, version: 1 }),
    });
    await answer.text();
    return answer.status;
  }

  /** Revises one plan after the other until the connection breaks. */
  async function client(
    url: string,
    next: () => string | undefined,
    acknowledged: Set<string>,
  ): Promise<void> {
    for (let id = next(); id !== undefined; id = next()) {
      try {
        const status = await revise(url, id);
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

  /** Of each plan: its columns, courses, revisions and history. */
  const stored = async () => {
    const { rows } = await pool.query<Stored>(
      `SELECT p.student_id AS id, p.state, p.agreed_at IS NOT NULL AND p.student_agreed_at IS NOT NULL AS agreed, p.version,
         (SELECT count(*)::integer FROM study_plan_item i WHERE i.plan_id = p.id AND i.term = '2027HT') AS items,
         (SELECT count(*)::integer FROM study_plan_revision r WHERE r.plan_id = p.id) AS revisions,
         (SELECT jsonb_array_length(r.content->'items') FROM study_plan_revision r WHERE r.plan_id = p.id
          ORDER BY r.revised_at DESC LIMIT 1) AS content,
         (SELECT count(*)::integer FROM change_history h
           WHERE h.student_id = p.student_id AND h.new_values ? 'studyPlan') AS told
       FROM study_plan p`,
    );
    return rows;
  };
  const before = { state: 'AGREED', agreed: true, version: 1, items: 0, revisions: 1, content: 0, told: 0 };
  const revised = {
    ...{ state: 'REVISED', agreed: false, version: 2, items: COURSES.length, revisions: 2 },
    ...{ content: COURSES.length, told: 1 },
  };
  const isRevised = ({ version }: Stored) => version === 2;

  /** Each plan is as it was, or wholly revised. */
  const expectWhole = (rows: readonly Stored[]) => {
    for (const row of rows) expect(row).toEqual({ id: row.id, ...(isRevised(row) ? revised : before) });
  };

  test('loses no acknowledged revision and leaves nothing incomplete', async () => {
    const acknowledged = new Set<string>();
    const waiting = [...students];
    for (let round = 0; round < ROUNDS; round += 1) {
      server = await start();
      const { url } = server;
      const clients = Array.from({ length: CLIENTS }, () => client(url, () => waiting.pop(), acknowledged));
      // On a busy machine the first answer takes longer than the burst.
      const known = acknowledged.size;
      while (acknowledged.size === known && waiting.length > 0) await after(20);
      await after(BURST_MS);
      await server.stop('SIGKILL');
      await Promise.all(clients);
      const rows = await stored();
      expectWhole(rows);
      expect(rows.filter((row) => acknowledged.has(row.id) && !isRevised(row))).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThan(0);
    server = await start();
    for (const id of students) {
      const status = await revise(server.url, id);
      expect([200, 409]).toContain(status);
      if (acknowledged.has(id)) expect(status).toBe(409);
    }
    const rows = await stored();
    expectWhole(rows);
    expect(rows.every(isRevised)).toBe(true);
  }, 300_000);
});
