import { randomUUID } from 'node:crypto';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { codeOf } from '../support/school.js';
import {
  admin,
  digits,
  HEADER,
  historyOf,
  imported,
  newNumber,
  openImports,
  preview,
  school,
  stored,
  teacher,
  undo,
} from '../support/imports-world.js';

beforeAll(openImports);
afterAll(() => school.close());

describe('an undo', () => {
  it('enrols nobody on the equivalent of a course in progress', async () => {
    const [reading, free] = [newNumber(), newNumber()];
    const id = await school.student({ name: 'Läser Redan', personalNumber: digits(reading) });
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, status) SELECT $1, $2, id, 'ACTIVE' FROM course WHERE code = 'ENGENG05'`,
      [randomUUID(), id],
    );
    await imported(
      admin,
      `Namn;Personnummer;Kurskod\nLäser Redan;${reading};ENGE1000X\nLäser Inte;${free};ENGE1000X`,
    );
    const codes = (number: string) =>
      school.sql(
        `SELECT c.code FROM enrollment e JOIN course c ON c.id = e.course_id JOIN student s ON s.id = e.student_id
         WHERE s.personal_number = $1`,
        [digits(number)],
      );
    expect(await codes(reading)).toEqual([{ code: 'ENGENG05' }]);
    expect(await codes(free)).toEqual([{ code: 'ENGE1000X' }]);
  });

  it('restores what was there and removes what was not, as one unit', async () => {
    const [old, fresh] = [newNumber(), newNumber()];
    const id = await school.student({
      name: 'Åter Ställd',
      personalNumber: digits(old),
      municipality: 'Täby',
    });
    const { batchId } = await imported(
      admin,
      `Namn;Personnummer;Kommun;Kurskod\nÅter Ställd;${old};Solna;ENGENG05\nBort Tagen;${fresh};Solna;ENGENG05`,
    );
    const answer = await undo(admin, batchId);
    expect(answer).toMatchObject({ status: 200, body: { batchId, state: 'UNDONE' } });
    expect(await stored(old)).toMatchObject({ municipality: 'Täby', version: 3 });
    expect(await stored(fresh)).toBeUndefined();
    expect(await school.sql('SELECT FROM enrollment WHERE student_id = $1', [id])).toHaveLength(0);
    const history = await historyOf(id);
    expect(history.at(-1)).toMatchObject({
      previous_values: { municipality: 'Solna' },
      new_values: { municipality: 'Täby' },
      import_batch_id: batchId,
    });
    expect(await undo(admin, batchId)).toMatchObject({ status: 409 });
  });

  it('also removes the courses planned for a package, until one of them is placed', async () => {
    const [old, fresh] = [newNumber(), newNumber()];
    const id = await school.student({ name: 'Paket Elev', personalNumber: digits(old) });
    const pack = 'Paket för import';
    const packageId = randomUUID();
    await school.sql('INSERT INTO course_package (id, name) VALUES ($1, $2)', [packageId, pack]);
    await school.sql(
      `INSERT INTO course_package_course (package_id, course_id, position)
       SELECT $1, id, row_number() OVER (ORDER BY code) FROM course WHERE code IN ('ENGENG05', 'ENGENG06')`,
      [packageId],
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, is_enrollment) SELECT $1, $2, id, false FROM course WHERE code = 'ENGENG05'`,
      [randomUUID(), id],
    );
    const rows = `Namn;Personnummer;Kurspaket\nPaket Elev;${old};${pack}\nNy Paketelev;${fresh};${pack}`;
    const planned = async (studentId: string) =>
      school.sql<{ id: string; code: string; below: boolean }>(
        `SELECT e.id, c.code, e.parent_id IS NOT NULL AS below FROM enrollment e JOIN course c ON c.id = e.course_id
         WHERE e.student_id = $1 AND NOT e.is_enrollment ORDER BY c.code`,
        [studentId],
      );
    const { batchId } = await imported(admin, rows);
    expect(await planned(id)).toMatchObject([
      { code: 'ENGENG05', below: false },
      { code: 'ENGENG06', below: true },
    ]);
    expect(await planned((await stored(fresh)).id)).toHaveLength(2);
    expect((await preview(admin, rows)).summary).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    expect(await undo(admin, batchId)).toMatchObject({ status: 200 });
    expect(await planned(id)).toMatchObject([{ code: 'ENGENG05' }]);
    expect(await stored(fresh)).toBeUndefined();

    const again = await imported(admin, rows);
    const [, placed] = await planned(id);
    await school.sql(`UPDATE enrollment SET is_enrollment = true, status = 'ADMITTED' WHERE id = $1`, [
      placed!.id,
    ]);
    expect(await undo(admin, again.batchId)).toMatchObject({ status: 409, body: { reason: 'LATER_WORK' } });
  });

  it.each<[string, (studentId: string) => Promise<unknown>]>([
    ['a comment', (id) => school.comment(id, teacher)],
    [
      'a change of the details',
      (id) => admin.rest('PUT', `/api/student-details/${id}`, { body: { phone: '08-111 11' } }),
    ],
    [
      'a move on the board',
      (id) => teacher.rest('PATCH', `/api/students/${id}`, { body: { aplStatus: 'GREEN' } }),
    ],
    [
      'an account',
      async (id) =>
        school.sql('UPDATE student SET user_id = $2 WHERE id = $1', [
          id,
          (await school.as('STUDENT')).userId,
        ]),
    ],
  ])('is refused once %s depends on it, naming the student', async (what, work) => {
    const number = newNumber();
    const name = `Elev med ${what}`;
    const { batchId } = await imported(admin, `${HEADER}\n${name};${number};;;Solna`);
    await work((await stored(number)).id);
    const answer = await undo(admin, batchId);
    expect(answer).toMatchObject({ status: 409, body: { reason: 'LATER_WORK' } });
    expect((answer.body as { message: string }).message).toContain(name);
    expect(await stored(number)).toBeDefined();
    const { data } = await admin.graphql('query($id: ID!) { importBatch(id: $id) { mayUndo undoRefusal } }', {
      id: batchId,
    });
    const undoRefusal = `Importen kan inte ångras: senare ändringar bygger på den (${name}).`;
    expect(data).toEqual({ importBatch: { mayUndo: false, undoRefusal } });
  });

  it('is possible for 24 hours', async () => {
    const { batchId } = await imported(admin, `${HEADER}\nGårdags Elev;${newNumber()};;;Solna`);
    const { data } = await admin.graphql('query($id: ID!) { importBatch(id: $id) { mayUndo } }', {
      id: batchId,
    });
    expect(data).toEqual({ importBatch: { mayUndo: true } });
    await school.sql(`UPDATE import_batch SET committed_at = now() - interval '25 hours' WHERE id = $1`, [
      batchId,
    ]);
    expect(await undo(admin, batchId)).toMatchObject({ status: 409, body: { reason: 'EXPIRED' } });
    const late = await admin.graphql('query($id: ID!) { importBatch(id: $id) { mayUndo undoRefusal } }', {
      id: batchId,
    });
    const undoRefusal = 'Importen är äldre än 24 timmar och kan inte längre ångras.';
    expect(late.data).toEqual({ importBatch: { mayUndo: false, undoRefusal } });
  });
});

describe('stored workbook data', () => {
  it('is erased an hour after a preview and a day after a commit, except how its headings were mapped', async () => {
    const old = await preview(admin, `${HEADER}\nGlöm Mig;${newNumber()};;;Solna`);
    const fresh = await preview(admin, `${HEADER}\nMinns Mig;${newNumber()};;;Solna`);
    const done = await imported(admin, `${HEADER}\nFärdig Elev;${newNumber()};;;Solna`);
    await school.sql(`UPDATE import_batch SET checked_at = now() - interval '61 minutes' WHERE id = $1`, [
      old.batchId,
    ]);
    await school.sql(`UPDATE import_batch SET committed_at = now() - interval '25 hours' WHERE id = $1`, [
      done.batchId,
    ]);
    await school.app.get<Housekeeping>(Housekeeping).run();
    const left = (id: string) => school.sql('SELECT FROM import_row WHERE batch_id = $1', [id]);
    expect(await left(old.batchId)).toHaveLength(0);
    expect(await left(done.batchId)).toHaveLength(0);
    expect(await left(fresh.batchId)).toHaveLength(1);
    expect(await school.sql('SELECT FROM import_batch WHERE id = $1', [old.batchId])).toHaveLength(1);
  });
});

describe('through GraphQL', () => {
  it('treats another user’s upload as missing', async () => {
    const number = newNumber();
    await preview(admin, `${HEADER}\nLånad Fil;${number};;;Solna`);
    const [staged] = await school.sql<{ id: string }>(
      'SELECT id FROM staged_upload WHERE user_id = $1 ORDER BY id DESC LIMIT 1',
      [admin.userId],
    );
    const answer = await teacher.graphql(
      'mutation($input: PreviewImportInput!) { previewImport(input: $input) { id } }',
      {
        input: { uploadId: staged!.id },
      },
    );
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  });
});
