import { randomUUID } from 'node:crypto';
import type { Actor } from '../../server/platform/auth/actor.js';
import { UnitOfWork } from '../../server/platform/database/unit-of-work.js';
import {
  admin,
  commit,
  digits,
  HEADER,
  historyOf,
  imported,
  job,
  newNumber,
  openImports,
  preview,
  type Preview,
  school,
  send,
  stored,
  teacher,
  undo,
} from '../support/imports-world.js';
import { until } from '../support/notifications-world.js';

beforeAll(openImports);
afterAll(() => school.close());

describe('a commit', () => {
  it('writes students, enrolments and history; the same file again changes nothing', async () => {
    const number = newNumber();
    const file = [
      'Namn;Personnummer;Kurskod;Startdatum;Slutdatum;Lärare',
      `"Öberg, Stina";${number};svesve01;2026-01-12;2026-06-05;Tore Lärare`,
    ].join('\n');
    const { batchId } = await imported(admin, file);
    const student = await stored(number);
    expect(student).toMatchObject({
      name: 'Stina Öberg',
      start_date: expect.anything() as unknown,
      teacher_id: teacher.teacherId,
      version: 1,
    });
    const enrollments = await school.sql(
      `SELECT c.code, e.status, e.start_date::text, e.end_date::text, e.is_enrollment FROM enrollment e
       JOIN course c ON c.id = e.course_id WHERE student_id = $1`,
      [student.id],
    );
    expect(enrollments).toEqual([
      {
        code: 'SVESVE01',
        status: 'ADMITTED',
        start_date: '2026-01-12',
        end_date: '2026-06-05',
        is_enrollment: true,
      },
    ]);
    expect(await historyOf(student.id)).toMatchObject([
      {
        changed_by_name: 'Anna Admin',
        import_batch_id: batchId,
        previous_values: {},
        new_values: {
          name: 'Stina Öberg',
          personalNumber: number,
          teacher: 'Tore Lärare',
          startDate: '2026-01-12',
        },
      },
    ]);
    const again = await preview(admin, file);
    expect(again.summary).toEqual({
      new: 0,
      changed: 0,
      unchanged: 1,
      invalid: 0,
      duplicates: 0,
      conflicts: 0,
    });
    expect(await commit(admin, again.batchId)).toMatchObject({
      state: 'DONE',
      result: { new: 0, changed: 0 },
    });
    expect(await historyOf(student.id)).toHaveLength(1);
    expect((await stored(number)).version).toBe(1);
  });

  it('changes only what the file contains, and clears a field for an empty cell only when that is chosen', async () => {
    const number = newNumber();
    await school.student({
      name: 'Eva Ek',
      personalNumber: digits(number),
      municipality: 'Täby',
      phone: '08-123 45',
    });
    const file = `${HEADER}\nEva Ek;${number};eva.ek@exempel.se;;Solna`;
    const { batchId } = await imported(admin, file);
    const student = await stored(number);
    expect(student).toMatchObject({
      municipality: 'Solna',
      phone: '08-123 45',
      email: 'eva.ek@exempel.se',
      version: 2,
    });
    expect(await historyOf(student.id)).toMatchObject([
      {
        previous_values: { municipality: 'Täby', email: null },
        new_values: { municipality: 'Solna', email: 'eva.ek@exempel.se' },
        import_batch_id: batchId,
      },
    ]);
    const next = await preview(admin, file);
    const { body } = await admin.rest('PUT', `/api/students/import/${next.batchId}`, {
      body: { keepExistingWhenEmpty: false },
    });
    expect(body).toMatchObject({ summary: { changed: 1 } });
    expect(await commit(admin, next.batchId)).toMatchObject({ state: 'DONE' });
    expect(await stored(number)).toMatchObject({ phone: null, version: 3 });
  });

  it('can be used as a filter of the student list, whatever the status of its students', async () => {
    const [known, fresh] = [newNumber(), newNumber()];
    await school.student({ name: 'Sedan Förut', personalNumber: digits(known) });
    await school.student({ name: 'Utan Import', personalNumber: digits(newNumber()) });
    const { batchId } = await imported(
      admin,
      `Namn;Personnummer;Kommun;Startdatum\nSedan Förut;${known};Solna;\nHelt Ny;${fresh};Solna;2031-01-08`,
    );
    const { data } = await admin.graphql(
      'query($input: StudentsInput) { students(input: $input) { totalCount nodes { name } } }',
      { input: { filter: { importBatchId: batchId } } },
    );
    expect(data).toEqual({
      students: { totalCount: 2, nodes: [{ name: 'Helt Ny' }, { name: 'Sedan Förut' }] },
    });
  });

  it('imports the valid rows of a file with errors, or nothing at all, as chosen', async () => {
    const number = newNumber();
    const file = `${HEADER}\nGod Känd;${number};;;Solna\nFel;1;;;`;
    const abort = await preview(admin, file);
    expect(await commit(admin, abort.batchId, 'ABORT')).toMatchObject({ state: 'FAILED' });
    expect(await stored(number)).toBeUndefined();
    // Nothing was written, so the same batch can be committed again.
    expect(await commit(admin, abort.batchId, 'SKIP')).toMatchObject({
      state: 'DONE',
      result: { new: 1, invalid: 1 },
    });
    expect(await stored(number)).toMatchObject({ name: 'God Känd' });
  });

  it('is refused to a teacher who would change an existing student, before anything is queued', async () => {
    const number = newNumber();
    await school.student({ name: 'Per Persson', personalNumber: digits(number), municipality: 'Täby' });
    const batch = await preview(teacher, `${HEADER}\nPer Persson;${number};;;Solna`);
    const jobs = () => school.sql('SELECT FROM job');
    const before = (await jobs()).length;
    const answer = await teacher.rest('POST', '/api/students/import/commit', {
      body: { batchId: batch.batchId },
    });
    expect(answer).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await jobs()).toHaveLength(before);
    const { data } = await teacher.graphql('query($id: ID!) { importBatch(id: $id) { mayCommit } }', {
      id: batch.batchId,
    });
    expect(data).toEqual({ importBatch: { mayCommit: false } });
  });

  it('adds new students for a teacher', async () => {
    const number = newNumber();
    await imported(teacher, `${HEADER}\nLära Ny;${number};;;Solna`);
    expect(await stored(number)).toMatchObject({ name: 'Lära Ny' });
  });

  it('skips students whom somebody has changed or added since the preview', async () => {
    const [changed, added] = [newNumber(), newNumber()];
    const id = await school.student({
      name: 'Ulla Undan',
      personalNumber: digits(changed),
      municipality: 'Täby',
    });
    const batch = await preview(
      admin,
      `${HEADER}\nUlla Undan;${changed};;;Solna\nSture Snabb;${added};;;Solna`,
    );
    expect(
      await admin.rest('PUT', `/api/student-details/${id}`, { body: { phone: '08-555 55' } }),
    ).toMatchObject({ status: 200 });
    await school.student({ name: 'Sture Snabb', personalNumber: digits(added), municipality: 'Täby' });
    expect(await commit(admin, batch.batchId)).toMatchObject({
      state: 'DONE',
      result: { new: 0, changed: 0, invalid: 2 },
    });
    expect(await stored(changed)).toMatchObject({ municipality: 'Täby', phone: '08-555 55' });
    expect(await stored(added)).toMatchObject({ municipality: 'Täby' });
  });

  it('skips students added at the same moment, and imports the others', async () => {
    const [added, other] = [newNumber(), newNumber()];
    const batch = await preview(
      admin,
      `${HEADER}\nFörsta Elev;${other};;;Solna\nSture Samtidig;${added};;;Solna`,
    );
    const actor = { ...admin, sessionHash: '' } as unknown as Actor;
    let committed: Promise<unknown> = Promise.resolve();
    await school.app.get<UnitOfWork>(UnitOfWork).run({ actor, idempotency: null }, async (tx) => {
      await tx.query(`INSERT INTO student (id, name, personal_number) VALUES ($1, 'Sture Samtidig', $2)`, [
        randomUUID(),
        digits(added),
      ]);
      committed = commit(admin, batch.batchId);
      // Its rows are checked, and it waits for the lock of this one.
      const waits = `SELECT FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'`;
      await until(async () => (await school.sql(waits)).length > 0, 20_000);
    });
    expect(await committed).toMatchObject({ state: 'DONE', done: 2, result: { new: 1, invalid: 1 } });
    expect(await stored(added)).toMatchObject({ municipality: null, version: 1 });
    expect(await historyOf((await stored(added)).id)).toEqual([]);
    expect(await historyOf((await stored(other)).id)).toHaveLength(1);
    expect(await undo(admin, batch.batchId)).toMatchObject({ status: 200 });
    expect(await stored(added)).toMatchObject({ name: 'Sture Samtidig' });
  });

  it('runs once, however often it is requested', async () => {
    const number = newNumber();
    const file = `${HEADER}\nEn Gång;${number};;;Solna`;
    const first = await send(admin, file, 'elever.csv', { 'Idempotency-Key': 'forhandsgranska-1' });
    const repeat = await send(admin, file, 'elever.csv', { 'Idempotency-Key': 'forhandsgranska-1' });
    expect(repeat.body).toEqual(first.body);
    const { batchId } = first.body as Preview;
    const ask = (key?: string) =>
      admin.rest('POST', '/api/students/import/commit', {
        body: { batchId },
        headers: key ? { 'Idempotency-Key': key } : {},
      });
    const [one, two] = await Promise.all([ask('genomfor-1'), ask('genomfor-1')]);
    expect(one).toMatchObject({ status: 202 });
    expect(two.body).toEqual(one.body);
    expect(await ask()).toMatchObject({ status: 409, body: { reason: 'ALREADY_COMMITTED' } });
    expect(await job(admin, (one.body as { jobId: string }).jobId)).toMatchObject({ state: 'DONE' });
    expect(await historyOf((await stored(number)).id)).toHaveLength(1);
  });

  it('commits and undoes 1,500 rows as one batch, with one history entry each', async () => {
    const rows = Array.from(
      { length: 1_500 },
      (_, index) => `Elev Nummer ${index};;elev${index}@stor.exempel.se;;Solna`,
    );
    const batch = await preview(admin, [HEADER, ...rows].join('\n'));
    expect(batch.summary.new).toBe(1_500);
    expect(await commit(admin, batch.batchId)).toMatchObject({ state: 'DONE', done: 1_500, total: 1_500 });
    const [{ n } = { n: 0 }] = await school.sql<{ n: number }>(
      'SELECT count(*)::int AS n FROM change_history WHERE import_batch_id = $1',
      [batch.batchId],
    );
    expect(n).toBe(1_500);
    expect(await undo(admin, batch.batchId)).toMatchObject({ status: 200 });
  });
});

describe('a protected student', () => {
  it('is changed by an administrator like any other student', async () => {
    const number = newNumber();
    await school.student({
      name: 'Hemlig Två',
      personalNumber: digits(number),
      municipality: 'Täby',
      isProtected: true,
    });
    const batch = await preview(admin, `${HEADER}\nHemlig Två;${number};;;Solna`);
    expect(batch.summary).toMatchObject({ changed: 1 });
  });
});
