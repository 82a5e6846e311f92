import { randomUUID } from 'node:crypto';
import type { Answer } from '../support/school.js';
import {
  admin,
  BASE,
  course,
  instance,
  match,
  needsOf,
  openCourseMatching,
  page,
  passed,
  planned,
  school,
} from '../support/course-matching-world.js';

interface Outcome {
  batchId: string | null;
  matched: number;
  job: { _id: string } | null;
}

async function admitted(courseId: string, studentId?: string): Promise<string> {
  const id = randomUUID();
  const student = studentId ?? (await school.student());
  await school.sql(
    `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status, status_on)
       VALUES ($1, $2, $3, true, 'ADMITTED', today())`,
    [id, student, courseId],
  );
  return `a:${id}`;
}

async function ended(jobId: string): Promise<void> {
  let state = 'QUEUED';
  for (let wait = 0; wait < 100 && (state === 'QUEUED' || state === 'RUNNING'); wait += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    state = ((await admin.rest('GET', `/api/jobs/${jobId}`)).body as { state: string }).state;
  }
  expect(state).toBe('DONE');
}

async function taken(instanceId: string, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat += 1) {
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, course_instance_id, status)
         SELECT $1, $2, course_id, id, 'ADMITTED' FROM course_instance WHERE id = $3`,
      [randomUUID(), await school.student(), instanceId],
    );
  }
}

const matchSafe = (courseId: string, expected: number): Promise<Answer> =>
  admin.rest('POST', `${BASE}/safe`, { body: { filter: { courseId }, expected } });

const enrolled = async (instanceId: string): Promise<number> =>
  (
    await school.sql<{ n: number }>(
      'SELECT count(*)::integer AS n FROM enrollment WHERE course_instance_id = $1 AND is_enrollment AND removed_at IS NULL',
      [instanceId],
    )
  )[0]!.n;

beforeAll(openCourseMatching);
afterAll(() => school.close());

describe('course matching', () => {
  test('scores: same course 60, its equivalent 50, dates 20, a seat 10, place or teacher 10', async () => {
    const teacher = await school.as('TEACHER');
    const [gy11, gy25] = [await course(), await course()];
    await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [gy11, gy25]);
    const student = await school.student({ municipality: 'Sollentuna', teacherId: teacher.teacherId });
    await planned(gy11, student);
    const best = await instance(gy11, { municipality: 'Sollentuna' });
    const taught = await instance(gy25, { teacherId: teacher.teacherId });
    const later = await instance(gy11, { starts: 100, capacity: 5 });
    const full = await instance(gy11, { capacity: 1 });
    await taken(full, 1);
    const [need] = await needsOf(gy11);
    const of = (id: string) => need!.proposals.find(({ instanceId }) => instanceId === id)!;
    expect(of(best)).toMatchObject({ score: 100, reasons: ['SAME_COURSE', 'DATES', 'SEATS', 'PLACE'] });
    expect(of(taught)).toMatchObject({ score: 90, reasons: ['EQUIVALENT', 'DATES', 'SEATS', 'PLACE'] });
    expect(of(later)).toMatchObject({ score: 80, reasons: ['SAME_COURSE', 'DATES_NEAR', 'SEATS'] });
    expect(of(full)).toMatchObject({ score: 80, isOpen: false, reasons: ['SAME_COURSE', 'DATES', 'FULL'] });
    expect(need!.proposals.map(({ instanceId }) => instanceId)).toEqual([best, taught, later, full]);
    // Three open ones with 80 or more: staff have to choose.
    expect(need!.state).toBe('UNCERTAIN');
  });

  test('an instance is closed to someone taking its equivalent', async () => {
    const [gy11, gy25] = [await course(), await course()];
    await school.sql('INSERT INTO course_equivalent VALUES ($1, $2)', [gy11, gy25]);
    const student = await school.student();
    await planned(gy25, student);
    const offered = await instance(gy25);
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, is_enrollment, status) VALUES (gen_random_uuid(), $1, $2, true, 'ACTIVE')`,
      [student, gy11],
    );
    const [need] = await needsOf(gy25);
    expect(need).toMatchObject({ isEnrolled: true, proposals: [{ instanceId: offered, isOpen: false }] });
    expect((await match([{ key: need!.key, courseInstanceId: offered }])).status).toBe(409);
  });

  test('safe means one open instance of 80 or more; a full, finished or cancelled one does not count', async () => {
    const wanted = await course();
    await planned(wanted);
    expect((await needsOf(wanted))[0]).toMatchObject({ state: 'NONE', proposals: [] });
    const full = await instance(wanted, { capacity: 1 });
    await taken(full, 1);
    await instance(wanted, { starts: -60 });
    const cancelled = await instance(wanted);
    await school.sql(`UPDATE course_instance SET planning = 'CANCELLED' WHERE id = $1`, [cancelled]);
    expect((await needsOf(wanted))[0]).toMatchObject({ state: 'NONE', proposals: [{ instanceId: full }] });
    await instance(wanted);
    expect((await needsOf(wanted))[0]!.state).toBe('SAFE');
    expect((await page(`courseId=${wanted}`)).counts).toEqual({
      needs: 1,
      safe: 1,
      uncertain: 0,
      none: 0,
      skipped: 0,
    });
  });

  test('an instance that is only planned is shown as not open yet, is never safe, and takes nobody', async () => {
    const wanted = await course();
    const keys = [await planned(wanted), await admitted(wanted)];
    const place = await instance(wanted);
    await school.sql(`UPDATE course_instance SET planning = 'PLANNED' WHERE id = $1`, [place]);
    for (const need of await needsOf(wanted)) {
      expect(need).toMatchObject({ state: 'NONE', proposals: [{ instanceId: place, isOpen: false }] });
      expect(need.proposals[0]!.reasons).toContain('NOT_OPEN');
    }
    for (const key of keys)
      expect(await match([{ key, courseInstanceId: place }])).toMatchObject({
        status: 409,
        body: { reason: 'NOT_OPEN', message: 'Kurs är bara planerat och inte öppet för placering än.' },
      });
    await school.sql(`UPDATE course_instance SET planning = 'OPEN' WHERE id = $1`, [place]);
    expect((await needsOf(wanted)).map(({ state }) => state)).toEqual(['SAFE', 'SAFE']);
  });

  test('an admission without an instance is a need: its enrolment is moved, and moved back on undo', async () => {
    const [wanted, other] = [await course(), await course()];
    const student = await school.student();
    const key = await admitted(wanted, student);
    expect((await needsOf(wanted))[0]).toMatchObject({ key, state: 'NONE', isEnrolled: false });
    const [place, elsewhere] = [await instance(wanted, { capacity: 1 }), await instance(other)];
    expect((await needsOf(wanted))[0]).toMatchObject({ state: 'SAFE', isEnrolled: false });
    expect((await match([{ key, courseInstanceId: elsewhere }])).status).toBe(400);
    const outcome = (await matchSafe(wanted, 1)).body as Outcome;
    expect(outcome.matched).toBe(1);
    expect(await needsOf(wanted)).toEqual([]);
    const rows = () =>
      school.sql(
        `SELECT e.id, e.course_instance_id AS place, e.status, e.start_date = ci.start_date AS dated,
           (SELECT count(*)::integer FROM enrollment_status_change c WHERE c.enrollment_id = e.id) AS steps
         FROM enrollment e LEFT JOIN course_instance ci ON ci.id = e.course_instance_id WHERE e.student_id = $1`,
        [student],
      );
    expect(await rows()).toEqual([{ id: key.slice(2), place, status: 'ADMITTED', dated: true, steps: 1 }]);
    const history = await school.sql('SELECT changes FROM change_history WHERE student_id = $1', [student]);
    expect(history).toEqual([{ changes: ['education'] }]);
    expect(await match([{ key, courseInstanceId: place }])).toMatchObject({
      status: 409,
      body: { reason: 'GONE' },
    });
    expect((await admin.rest('POST', `${BASE}/batches/${outcome.batchId}/undo`)).status).toBe(200);
    expect(await rows()).toEqual([
      { id: key.slice(2), place: null, status: 'ADMITTED', dated: null, steps: 2 },
    ]);
    expect((await needsOf(wanted)).map((need) => need.key)).toEqual([key]);
  });

  test('planned and admitted students share an instance’s seats', async () => {
    const wanted = await course();
    const place = await instance(wanted, { capacity: 1 });
    const picks = [await planned(wanted), await admitted(wanted)].map((key) => ({
      key,
      courseInstanceId: place,
    }));
    expect((await needsOf(wanted)).map(({ state }) => state).sort()).toEqual(['SAFE', 'UNCERTAIN']);
    expect(await match(picks)).toMatchObject({ status: 409, body: { reason: 'FULL' } });
    expect(await enrolled(place)).toBe(0);
    await school.sql('UPDATE course_instance SET capacity = 2 WHERE id = $1', [place]);
    expect(((await match(picks)).body as Outcome).matched).toBe(2);
    expect(await enrolled(place)).toBe(2);
  });

  test('students who have started, ended or been removed need no place', async () => {
    const wanted = await course();
    const gone = await school.student();
    await school.sql('UPDATE student SET end_date = today() - 1 WHERE id = $1', [gone]);
    await admitted(wanted, gone);
    const changes = [
      `status = 'ACTIVE'`,
      `status = 'CANCELLED'`,
      'removed_at = now()',
      'end_date = today() - 1',
    ];
    for (const change of changes) {
      const key = await admitted(wanted);
      await school.sql(`UPDATE enrollment SET ${change} WHERE id = $1`, [key.slice(2)]);
    }
    expect(await needsOf(wanted)).toEqual([]);
  });

  test('a course admission in a workbook becomes a need', async () => {
    const wanted = await course(`Drejning ${randomUUID().slice(0, 6)}`);
    const [{ code }] = (await school.sql<{ code: string }>('SELECT code FROM course WHERE id = $1', [
      wanted,
    ])) as [{ code: string }];
    const name = `Importerad ${randomUUID().slice(0, 6)}`;
    const form = new FormData();
    form.append('file', new Blob([`Namn;Kurskod\n${name};${code}\n`]), 'elever.csv');
    const batch = (await admin.rest('POST', '/api/students/import/preview', { body: form })).body as {
      batchId: string;
    };
    const committed = await admin.rest('POST', '/api/students/import/commit', {
      body: { batchId: batch.batchId },
    });
    await ended((committed.body as { jobId: string }).jobId);
    expect((await needsOf(wanted)).map(({ wanted: text }) => text)).toHaveLength(1);
  });

  test('someone who has passed or is taking the course is never safe, and the page says why', async () => {
    const wanted = await course();
    const place = await instance(wanted);
    const [graded, reading, failed] = [
      await school.student(),
      await school.student(),
      await school.student(),
    ];
    await passed(graded, wanted);
    await passed(failed, wanted, 'F');
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, status) VALUES ($1, $2, $3, 'ACTIVE')`,
      [randomUUID(), reading, wanted],
    );
    for (const student of [graded, reading, failed]) await planned(wanted, student);
    const needs = await needsOf(wanted);
    const of = (id: string) => needs.find(({ studentId }) => studentId === id)!;
    expect(of(graded)).toMatchObject({ state: 'UNCERTAIN', passedGrade: 'E', isEnrolled: false });
    expect(of(reading)).toMatchObject({ state: 'NONE', isEnrolled: true });
    expect(of(reading).proposals[0]!.reasons).toContain('ALREADY_ENROLLED');
    expect(of(failed)).toMatchObject({ state: 'SAFE', passedGrade: null });
    const refused = await match([{ key: of(reading).key, courseInstanceId: place }]);
    expect(refused).toMatchObject({ status: 409, body: { reason: 'ALREADY_ENROLLED' } });
  });

  test('a planned entry becomes the enrolment, with history; undo makes it planned again', async () => {
    const wanted = await course();
    const student = await school.student();
    const key = await planned(wanted, student);
    const place = await instance(wanted);
    const outcome = (await match([{ key, courseInstanceId: place }])).body as Outcome;
    expect(outcome.matched).toBe(1);
    expect(await needsOf(wanted)).toEqual([]);
    const [row] = await school.sql('SELECT is_enrollment, status FROM enrollment WHERE id = $1', [
      key.slice(2),
    ]);
    expect(row).toEqual({ is_enrollment: true, status: 'ADMITTED' });
    const history = await school.sql('SELECT changes FROM change_history WHERE student_id = $1', [student]);
    expect(history).toEqual([{ changes: ['education'] }]);
    expect(await match([{ key, courseInstanceId: place }])).toMatchObject({
      status: 409,
      body: { reason: 'GONE' },
    });
    const undo = () => admin.rest('POST', `${BASE}/batches/${outcome.batchId}/undo`);
    expect((await undo()).status).toBe(200);
    expect((await needsOf(wanted)).map((need) => need.key)).toEqual([key]);
    expect((await undo()).status).toBe(409);
  });

  test('matched students are listed with the action to undo, until they have later changes', async () => {
    const wanted = await course();
    const student = await school.student({ municipality: 'Solna' });
    const place = await instance(wanted);
    const keys = [await planned(wanted, student), await planned(wanted)];
    const { batchId } = (await match(keys.map((key) => ({ key, courseInstanceId: place })))).body as Outcome;
    const listed = async (query = '') =>
      (await admin.rest('GET', `${BASE}/matched?courseId=${wanted}${query}`)).body as {
        totalCount: number;
        nodes: { studentId: string; mayUndo: boolean }[];
      };
    expect(await listed()).toMatchObject({ totalCount: 2 });
    expect(await listed('&municipality=Solna')).toMatchObject({
      totalCount: 1,
      nodes: [{ studentId: student, batchId, batchSize: 2, mayUndo: true, instance: 'Kurs' }],
    });
    expect(await listed('&startTo=2020-01-01')).toMatchObject({ totalCount: 0, nodes: [] });
    await school.sql('UPDATE enrollment SET version = version + 1 WHERE id = $1', [keys[1]!.slice(2)]);
    expect((await listed()).nodes.map(({ mayUndo }) => mayUndo)).toEqual([false, false]);
    await school.sql('UPDATE enrollment SET version = version - 1 WHERE id = $1', [keys[1]!.slice(2)]);
    expect((await admin.rest('POST', `${BASE}/batches/${batchId}/undo`)).status).toBe(200);
    expect(await listed()).toMatchObject({ totalCount: 0 });
  });

  test('the file contains the needs of the course in the address', async () => {
    const [wanted, other] = [await course(), await course()];
    const names = [`Kvar ${randomUUID().slice(0, 6)}`, `Borta ${randomUUID().slice(0, 6)}`];
    await planned(wanted, await school.student({ name: names[0]! }));
    await planned(other, await school.student({ name: names[1]! }));
    const made = await admin.rest('POST', '/api/exports', {
      body: { list: 'course-matching', query: `kurs=${wanted}`, format: 'CSV' },
    });
    const { _id: id } = made.body as { _id: string };
    const file = await fetch(`${school.app.url}/api/exports/${id}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const text = await file.text();
    expect(text).toContain(names[0]);
    expect(text).not.toContain(names[1]);
  });

  test('seats are counted on writing: all get one, or none', async () => {
    const wanted = await course();
    const place = await instance(wanted, { capacity: 1 });
    const keys = [await planned(wanted), await planned(wanted)];
    const both = await match(keys.map((key) => ({ key, courseInstanceId: place })));
    expect(both).toMatchObject({ status: 409, body: { reason: 'FULL' } });
    expect(await enrolled(place)).toBe(0);
  });

  test('when two take the last seat at once, one of them gets it', async () => {
    const wanted = await course();
    const place = await instance(wanted, { capacity: 1 });
    const keys = [await planned(wanted), await planned(wanted)];
    const answers = await Promise.all(keys.map((key) => match([{ key, courseInstanceId: place }])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await enrolled(place)).toBe(1);
  });

  test('an instance of another course is rejected', async () => {
    const key = await planned(await course());
    const other = await instance(await course());
    expect((await match([{ key, courseInstanceId: other }])).status).toBe(400);
  });

  test('with more safe needs than seats, only as many are safe, first come, and all safe ones can be matched', async () => {
    const wanted = await course();
    const place = await instance(wanted, { capacity: 2 });
    for (let one = 0; one < 3; one += 1) await planned(wanted);
    const needs = await needsOf(wanted);
    expect(needs.map(({ state }) => state).sort()).toEqual(['SAFE', 'SAFE', 'UNCERTAIN']);
    expect(needs.find(({ state }) => state === 'UNCERTAIN')!.isCrowded).toBe(true);
    const preview = (await admin.rest('GET', `${BASE}/safe?courseId=${wanted}`)).body as {
      total: number;
      groups: { instanceId: string; students: string[] }[];
    };
    expect(preview).toMatchObject({ total: 2, groups: [{ instanceId: place, seatsLeft: 2 }] });
    expect(await matchSafe(wanted, 3)).toMatchObject({ status: 409, body: { reason: 'CHANGED' } });
    expect(((await matchSafe(wanted, 2)).body as Outcome).matched).toBe(2);
    expect(await enrolled(place)).toBe(2);
    expect((await needsOf(wanted)).map(({ state }) => state)).toEqual(['NONE']);
  });

  test('many safe needs become a job that ends with all of them placed', async () => {
    const wanted = await course();
    const place = await instance(wanted);
    await school.sql(
      `WITH s AS (INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Många ' || n FROM generate_series(1, 600) n RETURNING id)
       INSERT INTO enrollment (id, student_id, course_id, is_enrollment) SELECT gen_random_uuid(), id, $1, false FROM s`,
      [wanted],
    );
    const { job } = (await matchSafe(wanted, 600)).body as Outcome;
    await ended(job!._id);
    expect(await enrolled(place)).toBe(600);
  });
});
