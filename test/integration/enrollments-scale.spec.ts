import type { Actor } from '../../server/platform/auth/actor.js';
import { Database } from '../../server/platform/database/database.js';
import { UnitOfWork, type Work } from '../../server/platform/database/unit-of-work.js';
import {
  changeStatus,
  enroll,
  startBatch,
  undoBatch,
} from '../../server/features/enrollments/single/enrollments.repository.js';
import { School, type Person } from '../support/school.js';
import { addCourse, addInstance, schoolDay } from '../support/studies.js';

const MANY = 5_000;
const FEW = 50;

/**
 * Enrolling 5 000 is one action (pages, section 8): the number of statements does not depend on the number of
 * rows.
 */
describe('thousands of enrolments', () => {
  let school: School;
  let admin: Person;
  let course: string;

  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const run = async <T>(work: (tx: Work, actor: Actor) => Promise<T>) => {
    const actor = { ...admin, sessionHash: '' } as unknown as Actor;
    const database = school.app.get<Database>(Database);
    const before = database.statements;
    const begun = performance.now();
    const answer = await school.app
      .get<UnitOfWork>(UnitOfWork)
      .run({ actor, idempotency: null }, async (tx) => {
        await tx.query(`SELECT set_config('statement_timeout', '60s', true)`);
        return work(tx, actor);
      });
    return { answer, statements: database.statements - before, ms: Math.round(performance.now() - begun) };
  };

  async function actions(size: number) {
    const start = await schoolDay(school, -10);
    course = await addCourse(school);
    const courseInstanceId = await addInstance(school, course, {
      startDate: start,
      endDate: await schoolDay(school, 80),
      capacity: size,
    });
    const students = await school.sql<{ id: string }>(
      `INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Elev ' || n FROM generate_series(1, $1::int) n
       RETURNING id`,
      [size],
    );
    await school.sql('ANALYZE student, enrollment');
    const entries = students.map(({ id }) => ({ studentId: id, courseInstanceId }));
    const enrolled = await run(async (tx, actor) => {
      const batchId = await startBatch(tx, actor, { kind: 'ENROLL', title: 'Många', size });
      return enroll(tx, actor, entries, { batchId });
    });
    const dropped = await run(async (tx, actor) => {
      const batchId = await startBatch(tx, actor, { kind: 'STATUS', title: 'Avbrott', size });
      const change = { status: 'DROPPED_OUT', effectiveOn: start, reason: 'OTHER', batchId } as const;
      await changeStatus(tx, actor, enrolled.answer, change);
      return batchId;
    });
    const undone = await run((tx, actor) => undoBatch(tx, actor, dropped.answer));
    return { enrolled, dropped, undone };
  }

  const count = async (where: string) =>
    (
      await school.sql<{ n: number }>(
        `SELECT count(*)::int AS n FROM enrollment e WHERE e.course_id = $1 AND ${where}`,
        [course],
      )
    )[0]!.n;

  test('take as many statements as fifty', async () => {
    const few = await actions(FEW);
    const many = await actions(MANY);
    for (const action of ['enrolled', 'dropped', 'undone'] as const)
      // The job queue may poll during either.
      expect(many[action].statements).toBeLessThanOrEqual(few[action].statements + 10);
    expect(await count(`e.status = 'ACTIVE'`)).toBe(MANY);
    expect(
      await count('(SELECT count(*) FROM enrollment_status_change c WHERE c.enrollment_id = e.id) = 3'),
    ).toBe(MANY);
    const measured = { enrollMs: many.enrolled.ms, statusMs: many.dropped.ms, undoMs: many.undone.ms };
    process.stdout.write(`${MANY} enrolments: ${JSON.stringify(measured)}\n`);
  }, 180_000);
});
