import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import { buildDataSource } from '../../server/platform/database/data-source.js';
import { Database } from '../../server/platform/database/database.js';
import { SteadyClient } from '../../server/platform/database/steady-client.js';
import { UnitOfWork } from '../../server/platform/database/unit-of-work.js';
import { conflict, unavailable } from '../../server/platform/errors/app-error.js';
import { JobHandlers } from '../../server/platform/jobs/job-handlers.js';
import { JobFailed } from '../../server/platform/jobs/job-outcome.js';
import { JobQueue } from '../../server/platform/jobs/job-queue.js';
import { JobRunner } from '../../server/platform/jobs/job-runner.js';
import { QueuePool } from '../../server/platform/jobs/queue-pool.js';
import { JobsService, type LongWork } from '../../server/platform/jobs/jobs.service.js';
import type { Job } from '../../server/platform/graphql/generated.js';
import { createLog } from '../../server/platform/log/log.js';
import { TEACHER_ACTOR } from '../support/actor.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { codeOf, School, type Person } from '../support/school.js';

const USER = TEACHER_ACTOR.userId;
const CALL = { actor: TEACHER_ACTOR, idempotency: null };

describe('a background job', () => {
  let base: TestDatabase;
  let source: DataSource;
  let database: Database;
  let work: UnitOfWork;
  let jobs: JobsService;
  let handlers: JobHandlers;
  const runners: JobRunner[] = [];

  beforeEach(async () => {
    base = await createTestDatabase();
    source = await buildDataSource(base.url, { poolSize: 4 }).initialize();
    database = new Database(source);
    work = new UnitOfWork(source, database);
    await database.query(
      `INSERT INTO app_user (id, name, email, role) VALUES ($1, 'L', 'larare@exempel.se', 'TEACHER')`,
      [USER],
    );
    handlers = new JobHandlers();
    jobs = new JobsService(database, work, new JobQueue(), handlers, createLog('silent'));
  });

  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.onModuleDestroy();
    await source.destroy();
    await base.drop();
  });

  function start(kind: 'commit-import' | 'undo-import', how: LongWork): void {
    jobs.handle(kind, how);
    const runner = new JobRunner(handlers, base.url, createLog('silent'));
    runners.push(runner);
    runner.onApplicationBootstrap();
  }

  const create = (total = 10, payload = {}): Promise<Job> =>
    work.run(CALL, (tx) => jobs.create(tx, CALL, 'commit-import', total, payload));

  async function until(id: string, done: (job: Job) => boolean): Promise<Job> {
    const deadline = Date.now() + 25_000;
    for (;;) {
      const job = await jobs.find(CALL, id);
      if (done(job)) return job;
      if (Date.now() > deadline) throw new Error(`the job stayed ${JSON.stringify(job)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  const ended = (job: Job): boolean => !['QUEUED', 'RUNNING'].includes(job.state);
  const insert = `INSERT INTO municipality (name, kind) VALUES ($1, 'PRIVATE')`;
  const stored = (name: string): Promise<unknown[]> =>
    database.query('SELECT 1 FROM municipality WHERE name = $1', [name]);

  it('is scheduled once for the next time the clock shows its minute, however often that is requested', async () => {
    const queue = new JobQueue();
    for (let times = 0; times < 3; times += 1) await queue.addHourly(database, 'sweep', 17);
    const ordered = await database.query(
      `SELECT extract(minute FROM run_at)::int AS minute, run_at - now() BETWEEN interval '0' AND interval '1 hour' AS soon
       FROM graphile_worker.jobs WHERE task_identifier = 'sweep'`,
    );
    expect(ordered).toEqual([{ minute: 17, soon: true }]);
  });

  it('releases a connection once when the queue reports two reasons at once', async () => {
    const pool = new QueuePool({ connectionString: base.url, Client: SteadyClient, max: 1 });
    await new Promise<void>((resolve, reject) =>
      pool.connect((error, _client, release) => {
        if (error) return reject(error);
        release();
        expect(() => release(new Error('terminating connection'))).not.toThrow();
        resolve();
      }),
    );
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    await pool.end();
  });

  it('shows progress while its transaction is open, and then completes', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    start('commit-import', {
      run: (job) =>
        work.run({ ...CALL }, async (tx) => {
          await tx.query(insert, ['Nykommun']);
          await job.progress(4);
          await gate;
          await job.finish(tx, { rows: 10, payload: job.payload });
        }),
    });
    const { id, state } = await create(10, { batchId: 'x' });
    expect(state).toBe('QUEUED');
    expect(await until(id, (job) => job.done > 0)).toMatchObject({ state: 'RUNNING', done: 4, total: 10 });
    expect(await stored('Nykommun')).toEqual([]);
    go();
    const job = await until(id, ended);
    expect(job).toMatchObject({ state: 'DONE', done: 10, result: { rows: 10, payload: { batchId: 'x' } } });
    expect(await stored('Nykommun')).toHaveLength(1);
  });

  it('never starts when the transaction that queued it is rolled back', async () => {
    let begun = 0;
    start('commit-import', { run: () => Promise.resolve(void (begun += 1)) });
    const failing = work.run(CALL, async (tx) => {
      await jobs.create(tx, CALL, 'commit-import', 1, {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    const { id } = await create();
    await until(id, ended);
    expect(begun).toBe(1);
  });

  it.each([
    ['a refusal', conflict('X', 'Det går inte.'), 'Det går inte.', null],
    [
      'a failure with details',
      new JobFailed('Två rader är fel.', { rows: [3, 4] }),
      'Två rader är fel.',
      { rows: [3, 4] },
    ],
  ])(
    'ends FAILED at once by %s, and notifies the feature in the same transaction',
    async (_what, error, message, result) => {
      let attempts = 0;
      start('commit-import', {
        run: () => {
          attempts += 1;
          throw error;
        },
        ended: async (tx, job, state, why) => {
          await tx.query(insert, [`${String(job.payload['batchId'])} ${state} ${why ?? ''}`]);
        },
      });
      const { id } = await create(1, { batchId: 'b1' });
      expect(await until(id, ended)).toMatchObject({ state: 'FAILED', message, result });
      expect(attempts).toBe(1);
      expect(await stored(`b1 FAILED ${message}`)).toHaveLength(1);
    },
  );

  it('is retried after a transient fault', async () => {
    const seen: number[] = [];
    start('commit-import', {
      run: (job) => {
        seen.push(job.attempt);
        if (seen.length === 1) throw unavailable();
        return Promise.resolve({ attempt: job.attempt });
      },
    });
    const { id } = await create();
    expect(await until(id, ended)).toMatchObject({ state: 'DONE', result: { attempt: 2 } });
    expect(seen).toEqual([1, 2]);
  });

  it('can be cancelled while running, and leaves nothing behind', async () => {
    let begun = (): void => undefined;
    const running = new Promise<void>((resolve) => (begun = resolve));
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    start('commit-import', {
      run: (job) =>
        work.run(CALL, async (tx) => {
          await tx.query(insert, ['Avbruten']);
          begun();
          await gate;
          await job.finish(tx, {});
        }),
    });
    const { id } = await create();
    await running;
    expect((await jobs.cancel(CALL, id)).state).toBe('RUNNING');
    go();
    expect(await until(id, ended)).toMatchObject({ state: 'CANCELLED' });
    expect(await stored('Avbruten')).toEqual([]);
  });

  it('keeps the outcome set by another process when the process it was taken from returns', async () => {
    let told = 0;
    start('commit-import', {
      run: async (job) => {
        await database.query(`UPDATE job SET state = 'DONE', result = '{"rows": 1}' WHERE id = $1`, [job.id]);
        await work.run(CALL, (tx) => job.finish(tx, { rows: 2 }));
      },
      ended: () => Promise.resolve(void (told += 1)),
    });
    const { id } = await create();
    await until(id, ended);
    // The queue releases it once the late worker has given up.
    const queued = () => database.query('SELECT 1 FROM graphile_worker.jobs');
    for (let tries = 0; (await queued()).length > 0 && tries < 400; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await queued()).toEqual([]);
    expect(await jobs.find(CALL, id)).toMatchObject({ state: 'DONE', result: { rows: 1 } });
    expect(told).toBe(0);
  });

  it('is resumed when its process is killed, and done once', async () => {
    const child = await hangingWorker(base.url, create);
    const [{ id }] = (await database.query<{ id: string }>('SELECT id FROM job')) as [{ id: string }];
    let begun = 0;
    start('commit-import', {
      run: (job) =>
        work.run(CALL, async (tx) => {
          begun += 1;
          await tx.query(insert, ['Halvkommun']);
          await job.finish(tx, { attempt: job.attempt });
        }),
    });
    // A live process keeps its job: others recover only jobs of dead processes at their start.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(begun).toBe(0);
    expect((await jobs.find(CALL, id)).state).toBe('RUNNING');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await until(id, ended)).toMatchObject({ state: 'DONE', result: { attempt: 2 } });
    expect(begun).toBe(1);
    expect(await stored('Halvkommun')).toHaveLength(1);
  });

  it('is released when its worker has given up, and the process gets a new worker', async () => {
    // The queue can neither complete nor fail its running job.
    await database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
       CREATE TRIGGER refuse BEFORE UPDATE OR DELETE ON graphile_worker._private_jobs
         FOR EACH ROW WHEN (OLD.locked_by IS NOT NULL) EXECUTE FUNCTION refuse()`,
    );
    start('commit-import', { run: () => Promise.resolve() });
    await until((await create()).id, ended);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await database.query('DROP TRIGGER refuse ON graphile_worker._private_jobs');
    const deadline = Date.now() + 20_000;
    while ((await database.query('SELECT 1 FROM graphile_worker.jobs')).length > 0) {
      expect(Date.now()).toBeLessThan(deadline);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });

  it('is picked up even though the first query of the queue failed', async () => {
    // The queue reads its task ids once and caches the result, also a failure.
    await database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'not now'; END $$;
       CREATE TRIGGER refuse BEFORE INSERT ON graphile_worker._private_tasks
         FOR EACH STATEMENT EXECUTE FUNCTION refuse()`,
    );
    start('commit-import', { run: () => Promise.resolve() });
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await database.query('DROP TRIGGER refuse ON graphile_worker._private_tasks');
    expect(await until((await create()).id, ended)).toMatchObject({ state: 'DONE' });
  });

  it('continues after the database has disconnected everyone', async () => {
    let begun = 0;
    start('commit-import', { run: () => Promise.resolve(void (begun += 1)) });
    await until((await create()).id, ended);
    await database.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'studievy-jobs' AND datname = current_database()`,
    );
    await until((await create()).id, ended);
    expect(begun).toBe(2);
  });
});

/** A worker in another process that holds the only job. */
async function hangingWorker(url: string, create: () => Promise<Job>): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../support/hanging-worker.mjs', import.meta.url));
  const child = spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  await create();
  const [text] = await once(child.stdout, 'data');
  expect(text.toString()).toBe('begun\n');
  return child;
}

describe('who may see and cancel a job', () => {
  let school: School;
  let teacher: Person;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open({ LOG_LEVEL: 'silent' });
    teacher = await school.as('TEACHER');
    admin = await school.as('ADMIN');
  });

  afterAll(() => school.close());

  async function jobOf(owner: Person, state = 'RUNNING'): Promise<string> {
    const [row] = await school.sql<{ id: string }>(
      `INSERT INTO job (id, kind, user_id, state, done, total, payload)
       VALUES (gen_random_uuid(), 'commit-import', $1, $2, 3, 10, '{}') RETURNING id`,
      [owner.userId, state],
    );
    return row!.id;
  }

  it('shows users the progress of their own job', async () => {
    const id = await jobOf(teacher);
    const { status, body } = await teacher.rest('GET', `/api/jobs/${id}`);
    expect(status).toBe(200);
    expect(body).toEqual({ state: 'RUNNING', done: 3, total: 10, result: null, message: null });
  });

  it("hides another's job as if it did not exist, but not from administrators", async () => {
    const id = await jobOf(admin);
    const other = await jobOf(await school.as('TEACHER'));
    for (const hidden of [id, other]) {
      expect((await teacher.rest('GET', `/api/jobs/${hidden}`)).status).toBe(404);
      expect((await teacher.rest('POST', `/api/jobs/${hidden}/cancel`)).status).toBe(404);
      expect(codeOf(await teacher.graphql('query ($id: ID!) { job(id: $id) { id } }', { id: hidden }))).toBe(
        'NOT_FOUND',
      );
    }
    expect((await admin.rest('GET', `/api/jobs/${other}`)).status).toBe(200);
  });

  it('cancels waiting jobs at once, asks running jobs to stop, and leaves ended jobs as they are', async () => {
    const [waiting, running, done] = [
      await jobOf(teacher, 'QUEUED'),
      await jobOf(teacher),
      await jobOf(teacher, 'DONE'),
    ];
    const cancel = async (id: string): Promise<unknown> =>
      (await teacher.rest('POST', `/api/jobs/${id}/cancel`)).body;
    expect(await cancel(waiting)).toMatchObject({ state: 'CANCELLED' });
    expect(await cancel(running)).toMatchObject({ state: 'RUNNING' });
    expect(await cancel(done)).toMatchObject({ state: 'DONE' });
    expect(await school.sql('SELECT cancel_requested FROM job WHERE id = $1', [running])).toEqual([
      { cancel_requested: true },
    ]);
  });

  it('lists the latest jobs of everyone for administrators, without their outcome', async () => {
    const insert = (id: string, kind: string) =>
      school.sql(
        `INSERT INTO job (id, kind, user_id, state, payload, result, finished_at)
         VALUES ($1, $2, $3, 'DONE', '{}', '{"name": "Hemlig"}', now())`,
        [id, kind, teacher.userId],
      );
    // Ids of version 7: the later one is greater, and greater than those of version 4 above.
    await insert('ffffffff-0000-7000-8000-000000000001', 'export-list');
    await insert('ffffffff-0000-7000-8000-000000000002', 'commit-import');
    const list = '{ jobs { kind state startedBy finishedAt } }';
    const { data } = await admin.graphql(list);
    expect((data!.jobs as object[]).slice(0, 2)).toEqual(
      ['commit-import', 'export-list'].map((kind) => ({
        ...{ kind, state: 'DONE' },
        ...{ startedBy: expect.any(String) as string, finishedAt: expect.any(String) as string },
      })),
    );
    expect(codeOf(await teacher.graphql(list))).toBe('FORBIDDEN');
  });

  it('refuses everyone below teacher before it looks up the job', async () => {
    const coordinator = await school.as('COORDINATOR');
    expect((await coordinator.rest('GET', '/api/jobs/nonsens')).status).toBe(403);
    expect((await teacher.rest('GET', '/api/jobs/nonsens')).status).toBe(400);
    expect((await school.nobody.rest('GET', '/api/jobs/nonsens')).status).toBe(401);
  });
});
