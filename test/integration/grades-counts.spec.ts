import {
  enroll,
  changeStatus,
  startBatch,
  undoBatch,
} from '../../server/features/enrollments/single/enrollments.repository.js';
import { LACKS_GRADE } from '../../server/features/enrollments/lacks-grade.queries.js';
import { foldGradingCounts } from '../../server/features/grades/grading-counts.repository.js';
import type { Actor } from '../../server/platform/auth/actor.js';
import { Database } from '../../server/platform/database/database.js';
import { UnitOfWork } from '../../server/platform/database/unit-of-work.js';
import { GradeDesk } from '../support/grade-desk.js';
import { RandomWrites } from '../support/random-writes.js';
import type { Person } from '../support/school.js';

let desk: GradeDesk;

beforeAll(async () => {
  desk = await GradeDesk.open();
  for (let n = 0; n < 3; n += 1) await desk.classOf(3);
  await desk.school.student({ isProtected: true, teacherId: desk.teacher.teacherId });
  await desk.grading.enrolled(await desk.grading.instance(), { isProtected: true });
});

afterAll(() => desk.school.close());

/** The grading counts that the API returns. */
async function said(who: Person): Promise<unknown[]> {
  const { data, errors } = await who.graphql(
    `query($input: GradingGroupsInput) { gradingGroups(input: $input) { nodes { id students missing drafts signed corrections signedAt } } }`,
    { input: { first: 200, kinds: ['INSTANCE'] } },
  );
  expect(errors).toEqual([]);
  return data!['gradingGroups'].nodes;
}

/** The same, counted from the grades. */
function counted(who: Person): Promise<unknown[]> {
  return desk.school.sql(
    `SELECT i.id, count(*)::int AS students, count(*) FILTER (WHERE e.status IN ('ADMITTED', 'ACTIVE', 'COMPLETED') AND g.id IS NULL)::int AS missing,
       count(*) FILTER (WHERE g.signed_at IS NULL AND g.id IS NOT NULL)::int AS drafts, count(g.signed_at)::int AS signed,
       count(k.grade_id)::int AS corrections, iso(max(g.signed_at)) AS "signedAt"
     FROM course_instance i JOIN enrollment e ON e.course_instance_id = i.id JOIN student s ON s.id = e.student_id
       LEFT JOIN grade g ON g.enrollment_id = e.id LEFT JOIN grade_correction k ON k.grade_id = g.id
     WHERE e.is_enrollment AND e.removed_at IS NULL AND e.status NOT IN ('NOT_STARTED', 'CANCELLED')
       AND ($1 OR NOT s.is_protected OR s.teacher_id = $2) AND ($1 OR coalesce(i.teacher_id = $2, true))
     GROUP BY i.id HAVING count(g.id) > 0 OR count(*) FILTER (WHERE e.status IN ('ADMITTED', 'ACTIVE', 'COMPLETED')) > 0`,
    [who.role === 'ADMIN', who.teacherId],
  );
}

/** Stored differences per instance, summed. */
const KEPT = `SELECT course_instance_id AS id, sum(admitted)::int AS admitted, sum(started)::int AS started,
    sum(dropped_out)::int AS "droppedOut", sum(graded)::int AS graded, sum(ungraded)::int AS ungraded
  FROM grading_count GROUP BY 1 HAVING sum(admitted) + sum(started) + sum(graded) + sum(ungraded) > 0 ORDER BY 1`;

/** The same, counted from the enrolments. */
const FIGURES = `SELECT * FROM (SELECT e.course_instance_id AS id, (count(*) FILTER (WHERE takes_seat(e.status)))::int AS admitted,
    (count(*) FILTER (WHERE e.status IN ('ACTIVE', 'PAUSED', 'COMPLETED', 'DROPPED_OUT', 'ENDED_BY_PRINCIPAL')))::int AS started,
    (count(*) FILTER (WHERE e.status IN ('DROPPED_OUT', 'ENDED_BY_PRINCIPAL')))::int AS "droppedOut",
    count(e.grade_signed_at)::int AS graded, (count(*) FILTER (WHERE ${LACKS_GRADE}))::int AS ungraded
  FROM enrollment e WHERE e.removed_at IS NULL AND e.is_enrollment AND e.course_instance_id IS NOT NULL GROUP BY 1) counted
  WHERE admitted + started + graded + ungraded > 0 ORDER BY id`;

async function recountFigures(): Promise<void> {
  expect(await desk.school.sql(KEPT)).toEqual(await desk.school.sql(FIGURES));
}

async function recount(): Promise<void> {
  await recountFigures();
  for (const who of [desk.teacher, desk.admin]) {
    const [kept, plain] = [await said(who), await counted(who)];
    expect([who.role, sorted(kept)]).toEqual([who.role, sorted(plain)]);
  }
}

const sorted = (rows: unknown[]) => (rows as { id: string }[]).toSorted((a, b) => a.id.localeCompare(b.id));

describe('the stored counts of what there is to grade', () => {
  it.each([1, 2, 3])('match a fresh count after any writes (%i)', async (seed) => {
    const writes = new RandomWrites(desk.school, seed);
    for (let n = 0; n < 60; n += 1) {
      const done = await writes.next();
      await recount().catch((error: unknown) => {
        throw new Error(`after '${done}', write ${n} of seed ${seed}: ${String(error)}`);
      });
    }
  });

  it('follow a course whose students get a certificate, and one that is graded again', async () => {
    const { instance } = await desk.classOf(3);
    const ungraded = async () => {
      await recountFigures();
      const [row] = await desk.school.sql<{ n: number }>(
        `SELECT coalesce(sum(ungraded), 0)::int AS n FROM grading_count WHERE course_instance_id = $1`,
        [instance],
      );
      return row!.n;
    };
    const become = (kind: string) =>
      desk.school.sql(
        'UPDATE course SET kind = $2 WHERE id = (SELECT course_id FROM course_instance WHERE id = $1)',
        [instance, kind],
      );
    const [course] = await desk.school.sql<{ kind: string }>(
      'SELECT kind FROM course WHERE id = (SELECT course_id FROM course_instance WHERE id = $1)',
      [instance],
    );
    const before = await ungraded();
    expect(before).toBe(3);
    await become('ORIENTATION');
    expect(await ungraded()).toBe(0);
    await become(course!.kind);
    expect(await ungraded()).toBe(before);
  });

  it('are right for a batch and for its undo', async () => {
    const { instance, entries } = await desk.classOf(2);
    const run = <T>(work: Parameters<UnitOfWork['run']>[1]) =>
      desk.school.app
        .get<UnitOfWork>(UnitOfWork)
        .run(
          { actor: { ...desk.admin, sessionHash: '' } as unknown as Actor, idempotency: null },
          work,
        ) as Promise<T>;
    const actor = { ...desk.admin, sessionHash: '' } as unknown as Actor;
    const studentId = await desk.school.student();
    const batch = await run<string>(async (tx) => {
      const id = await startBatch(tx, actor, { kind: 'STATUS', title: 'Prov', size: 3 });
      await enroll(tx, actor, [{ studentId, courseInstanceId: instance }], { batchId: id });
      await changeStatus(tx, actor, entries, {
        status: 'NOT_STARTED',
        effectiveOn: '2020-01-01',
        batchId: id,
      });
      return id;
    });
    await recount();
    await run((tx) => undoBatch(tx, actor, batch));
    await recount();
  });

  it('count nothing rolled back', async () => {
    const client = await desk.school.pool.connect();
    try {
      await client.query(`BEGIN; UPDATE enrollment SET status = 'NOT_STARTED' WHERE is_enrollment`);
      await recount();
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
    await recount();
  });

  it('are folded by housekeeping while grades are set', async () => {
    const database = desk.school.app.get<Database>(Database);
    const grow = () => desk.classOf(1);
    await Promise.all([grow(), foldGradingCounts(database), grow(), foldGradingCounts(database), grow()]);
    await recount();
    await foldGradingCounts(database);
    await recount();
    const [most] = await desk.school.sql<{ n: number }>(
      'SELECT max(n)::integer AS n FROM (SELECT count(*) AS n FROM grading_count GROUP BY course_instance_id) each',
    );
    expect(most!.n).toBe(1);
  });

  it('keep what one housekeeping leaves for the next: a draft written while it was running', async () => {
    const database = desk.school.app.get<Database>(Database);
    await foldGradingCounts(database);
    const { instance } = await desk.classOf(2);
    const client = await desk.school.pool.connect();
    try {
      await client.query('BEGIN');
      await foldGradingCounts({ query: async (sql) => (await client.query(sql)).rows });
      await desk.school.sql(
        `INSERT INTO grade (id, student_id, course_id, enrollment_id, course_instance_id, value, graded_on)
         SELECT gen_random_uuid(), e.student_id, e.course_id, e.id, e.course_instance_id, 'C', today()
         FROM enrollment e WHERE e.course_instance_id = $1 LIMIT 1`,
        [instance],
      );
      const other = foldGradingCounts(database);
      const waits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await desk.school.sql(waits)).length === 0) await new Promise((done) => setTimeout(done, 20));
      await client.query('COMMIT');
      await other;
    } finally {
      client.release();
    }
    await recount();
  });
});
