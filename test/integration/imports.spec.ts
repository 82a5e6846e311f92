import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { checkDigit } from '../../domain/personal-number.js';
import { PROJECT_ROOT } from '../../server/config.js';
import { readWorkbook } from '../../server/platform/workbook/read-workbook.js';
import { textOf } from '../../server/platform/workbook/workbook.js';
import { Housekeeping } from '../../server/platform/jobs/housekeeping.js';
import { School, codeOf, type Answer, type Person } from '../support/school.js';

interface Preview {
  batchId: string;
  summary: { new: number; changed: number; unchanged: number; invalid: number; duplicates: number };
  rows: {
    row: number;
    outcome: string;
    errors: { column: string | null; value: string | null; message: string }[];
  }[];
}

interface StoredStudent {
  id: string;
  version: number;
  name: string;
  personal_number: string | null;
  email: string | null;
  phone: string | null;
  municipality: string | null;
  start_date: string | null;
  end_date: string | null;
  teacher_id: string | null;
}

interface HistoryRow {
  student_id: string;
  changed_by_name: string;
  changes: string[];
  previous_values: Record<string, unknown>;
  new_values: Record<string, unknown>;
  import_batch_id: string | null;
}

const HEADER = 'Namn;Personnummer;E-post;Telefon;Kommun';

let school: School;
let admin: Person;
let teacher: Person;
let serial = 100;

beforeAll(async () => {
  school = await School.open({ LOG_LEVEL: 'silent' });
  admin = await school.as('ADMIN', { name: 'Anna Admin' });
  teacher = await school.as('TEACHER', { name: 'Tore Lärare', email: 'tore@exempel.se' });
});
afterAll(() => school.close());

/** A personal number that nobody in this school has yet. */
function newNumber(): string {
  serial += 1;
  const nine = `900101${serial}`;
  return `19900101-${serial}${checkDigit(nine)}`;
}

const digits = (number: string) => number.replace('-', '');

function form(content: string | Uint8Array, filename: string, mapping?: unknown): FormData {
  const body = new FormData();
  body.set('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), filename);
  if (mapping !== undefined)
    body.set('mapping', typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
  return body;
}

function send(
  who: Person,
  content: string | Uint8Array,
  filename = 'elever.csv',
  headers = {},
): Promise<Answer> {
  return who.rest('POST', '/api/students/import/preview', { body: form(content, filename), headers });
}

async function preview(who: Person, content: string | Uint8Array, filename?: string): Promise<Preview> {
  const answer = await send(who, content, filename);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Preview;
}

async function job(who: Person, jobId: string): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 400; tries += 1) {
    const { body } = await who.rest('GET', `/api/jobs/${jobId}`);
    const { state } = body as { state: string };
    if (state !== 'QUEUED' && state !== 'RUNNING') return body as Record<string, unknown>;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the job did not end');
}

async function commit(who: Person, batchId: string, onError?: string): Promise<Record<string, unknown>> {
  const answer = await who.rest('POST', '/api/students/import/commit', { body: { batchId, onError } });
  expect(answer).toMatchObject({ status: 202 });
  return job(who, (answer.body as { jobId: string }).jobId);
}

async function imported(who: Person, content: string | Uint8Array, filename?: string): Promise<Preview> {
  const batch = await preview(who, content, filename);
  expect(await commit(who, batch.batchId)).toMatchObject({ state: 'DONE' });
  return batch;
}

const stored = (number: string) =>
  school
    .sql<StoredStudent>('SELECT * FROM student WHERE personal_number = $1', [digits(number)])
    .then(([one]) => one!);
const historyOf = (studentId: string) =>
  school.sql<HistoryRow>('SELECT * FROM change_history WHERE student_id = $1 ORDER BY changed_at, id', [
    studentId,
  ]);
const countStudents = async () =>
  (await school.sql<{ n: number }>('SELECT count(*)::int AS n FROM student'))[0]!.n;
const messagesOf = (batch: Preview) =>
  batch.rows.flatMap(({ errors }) => errors.map(({ message }) => message));
const outcomesOf = (batch: Preview) => batch.rows.map(({ outcome }) => outcome);
const undo = (who: Person, batchId: string) =>
  who.rest('POST', `/api/students/import/${batchId}/undo`, { body: {} });

describe('a preview', () => {
  it('says what is new, changed, unchanged, wrong and doubled, and writes nothing', async () => {
    const [same, changed, twice] = [newNumber(), newNumber(), newNumber()];
    await school.student({ name: 'Sara Samma', personalNumber: digits(same), municipality: 'Täby' });
    await school.student({ name: 'Carl Ändrad', personalNumber: digits(changed), municipality: 'Täby' });
    const before = await countStudents();
    const batch = await preview(
      admin,
      [
        HEADER,
        `Nina Ny;${newNumber()};nina@exempel.se;070-123 45 67;Solna`,
        `Sara Samma;${same};;;Täby`,
        `Carl Ändrad;${changed};;;Solna`,
        'Fel Fil;900101-9803;;;Solna',
        `Tove Två;${twice};;;`,
        `Tove Två;${twice};;;`,
      ].join('\n'),
    );
    expect(batch.summary).toEqual({ new: 2, changed: 1, unchanged: 1, invalid: 1, duplicates: 1 });
    expect(outcomesOf(batch)).toEqual(['NEW', 'UNCHANGED', 'CHANGED', 'INVALID', 'NEW', 'DUPLICATE']);
    expect(batch.rows[3]).toEqual({
      row: 5,
      outcome: 'INVALID',
      errors: [
        {
          column: 'Personnummer',
          value: '900101-9803',
          message: 'Rad 5, Personnummer: kontrollsiffran stämmer inte (900101-9803).',
        },
      ],
    });
    expect(messagesOf(batch)).toContain('Samma personnummer på rad 6 och 7.');
    expect(await countStudents()).toBe(before);
  });

  it('writes one record of the reading to the access log', async () => {
    const logged = () =>
      school.sql(`SELECT FROM access_log WHERE user_id = $1 AND action = 'IMPORT_STUDENTS'`, [
        teacher.userId,
      ]);
    const before = (await logged()).length;
    await preview(teacher, `${HEADER}\nNils Ny;${newNumber()};;;Solna`);
    expect(await logged()).toHaveLength(before + 1);
  });

  it.each(['libreoffice.xlsx', 'openpyxl.xlsx', 'libreoffice.csv'])(
    'reads %s as another program wrote it',
    async (name) => {
      const bytes = readFileSync(join(PROJECT_ROOT, 'test/fixtures/imports', name));
      const batch = await preview(admin, bytes, name);
      expect(batch.summary).toMatchObject({ new: 3, invalid: 0 });
      expect(messagesOf(batch)).toEqual(["Kommun: 'Upplands-bro' tolkas som Upplands Bro."]);
    },
  );

  it('remembers how the same person read the same headings', async () => {
    const header = 'Elev;Id-beteckning;Ort';
    const first = await preview(teacher, `${header}\nMia Minns;${newNumber()};Solna`);
    const mapping = [
      { column: 1, field: 'PERSONAL_NUMBER' },
      { column: 2, field: 'MUNICIPALITY' },
    ];
    const again = await teacher.rest('PUT', `/api/students/import/${first.batchId}`, { body: { mapping } });
    expect(again.status).toBe(200);
    const next = await preview(teacher, `${header}\nMia Minns;900101-9803;Stocholm`);
    expect(messagesOf(next)).toEqual([
      'Rad 2, Personnummer: kontrollsiffran stämmer inte (900101-9803).',
      expect.stringMatching(/^Kommun okänd: 'Stocholm'\./),
    ]);
    const other = await preview(admin, `${header}\nMia Minns;900101-9803;Stocholm`);
    expect(messagesOf(other)).toEqual([]);
  });

  it('takes a mapping with the file', async () => {
    const body = form(`A;B\nMapp Ad;${newNumber()}`, 'elever.csv', [
      { column: 0, field: 'NAME' },
      { column: 1, field: 'PERSONAL_NUMBER' },
    ]);
    const answer = await admin.rest('POST', '/api/students/import/preview', { body });
    expect(answer).toMatchObject({ status: 200, body: { summary: { new: 1 } } });
    const bad = await admin.rest('POST', '/api/students/import/preview', {
      body: form('A\nB', 'elever.csv', '{'),
    });
    expect(bad).toMatchObject({ status: 400, body: { fields: [{ path: 'mapping' }] } });
  });

  it('checks all rows anew when a cell is corrected', async () => {
    const batch = await preview(admin, `${HEADER}\nRita Rättad;900101-9803;;;Stocholm`);
    const rows = [
      { row: 2, column: 1, value: newNumber() },
      { row: 2, column: 4, value: 'Solna' },
    ];
    const { body } = await admin.rest('PUT', `/api/students/import/${batch.batchId}`, { body: { rows } });
    expect(body).toMatchObject({
      summary: { new: 1, invalid: 0 },
      rows: [{ row: 2, outcome: 'NEW', errors: [] }],
    });
    expect(await commit(admin, batch.batchId)).toMatchObject({ state: 'DONE', result: { new: 1 } });
  });

  it('is its own person’s alone', async () => {
    const { batchId } = await preview(teacher, `${HEADER}\nEgen Elev;${newNumber()};;;Solna`);
    const other = await school.as('TEACHER');
    for (const who of [other, admin]) {
      expect(await who.rest('PUT', `/api/students/import/${batchId}`, { body: {} })).toMatchObject({
        status: 404,
      });
      expect(await who.rest('GET', `/api/students/import/${batchId}/errors`)).toMatchObject({ status: 404 });
      expect(await who.rest('POST', '/api/students/import/commit', { body: { batchId } })).toMatchObject({
        status: 404,
      });
      expect(await undo(who, batchId)).toMatchObject({ status: 404 });
      const { data } = await who.graphql('query($id: ID!) { importBatch(id: $id) { id } }', { id: batchId });
      expect(data).toEqual({ importBatch: null });
    }
  });

  it('is gone after an hour', async () => {
    const { batchId } = await preview(admin, `${HEADER}\nSen Elev;${newNumber()};;;Solna`);
    await school.sql(`UPDATE import_batch SET checked_at = now() - interval '61 minutes' WHERE id = $1`, [
      batchId,
    ]);
    const answer = await admin.rest('POST', '/api/students/import/commit', { body: { batchId } });
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason: 'EXPIRED' } });
  });

  it('shows columns, samples, changes and pages of rows through GraphQL', async () => {
    const number = newNumber();
    await school.student({ name: 'Gun Gammal', personalNumber: digits(number), municipality: 'Täby' });
    const { batchId } = await preview(
      admin,
      `${HEADER}\nGun Gammal;${number};;;Solna\nFel;1;;;\nNy Elev;${newNumber()};;;`,
    );
    const { data, errors } = await admin.graphql(
      `query($id: ID!) { importBatch(id: $id) { filename state mayCommit mayUndo keepExistingWhenEmpty
         columns { index header field samples }
         rows(first: 2) { row name cells outcome changes { field before after } }
         wrong: rows(onlyErrors: true) { row }
         fresh: rows(outcome: NEW) { row } rest: rows(after: 3) { row } } }`,
      { id: batchId },
    );
    expect(errors).toEqual([]);
    expect(data?.importBatch).toMatchObject({
      filename: 'elever.csv',
      state: 'PREVIEW',
      mayCommit: true,
      mayUndo: false,
      keepExistingWhenEmpty: true,
      columns: expect.arrayContaining([
        { index: 4, header: 'Kommun', field: 'MUNICIPALITY', samples: ['Solna'] },
      ]) as unknown,
      rows: [
        {
          row: 2,
          name: 'Gun Gammal',
          cells: ['Gun Gammal', number, null, null, 'Solna'],
          outcome: 'CHANGED',
          changes: [{ field: 'MUNICIPALITY', before: 'Täby', after: 'Solna' }],
        },
        { row: 3 },
      ],
      wrong: [{ row: 3 }],
      fresh: [{ row: 4 }],
      rest: [{ row: 4 }],
    });
  });
});

describe('a commit', () => {
  it('writes students, enrolments and history, and the same file again changes nothing', async () => {
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
    expect(again.summary).toEqual({ new: 0, changed: 0, unchanged: 1, invalid: 0, duplicates: 0 });
    expect(await commit(admin, again.batchId)).toMatchObject({
      state: 'DONE',
      result: { new: 0, changed: 0 },
    });
    expect(await historyOf(student.id)).toHaveLength(1);
    expect((await stored(number)).version).toBe(1);
  });

  it('changes only what the file says, and an empty cell only when that is chosen', async () => {
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

  it('imports the valid rows of a file with errors, or nothing at all', async () => {
    const number = newNumber();
    const file = `${HEADER}\nGod Känd;${number};;;Solna\nFel;1;;;`;
    const abort = await preview(admin, file);
    expect(await commit(admin, abort.batchId, 'ABORT')).toMatchObject({ state: 'FAILED' });
    expect(await stored(number)).toBeUndefined();
    // Nothing was written, so the same batch can still be committed.
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

  it('leaves alone whom somebody has changed or added since the preview', async () => {
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

  it('happens once, however often it is asked for', async () => {
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

  it('counts its statements by the thousand rows, not by the row', async () => {
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
  it('is changed by an administrator as any other', async () => {
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

describe('an undo', () => {
  it('enrols nobody on the equivalent of a course that is being read', async () => {
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

  it('gives back what was there and removes what was not, as one unit', async () => {
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

  it('takes the courses along that were planned for a package, until one of them is placed', async () => {
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
  ])('is refused, naming whom, once %s stands on it', async (what, work) => {
    const number = newNumber();
    const name = `Elev med ${what}`;
    const { batchId } = await imported(admin, `${HEADER}\n${name};${number};;;Solna`);
    await work((await stored(number)).id);
    const answer = await undo(admin, batchId);
    expect(answer).toMatchObject({ status: 409, body: { reason: 'LATER_WORK' } });
    expect((answer.body as { message: string }).message).toContain(name);
    expect(await stored(number)).toBeDefined();
    const { data } = await admin.graphql('query($id: ID!) { importBatch(id: $id) { mayUndo } }', {
      id: batchId,
    });
    expect(data).toEqual({ importBatch: { mayUndo: false } });
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
  });
});

describe('workbooks to download', () => {
  async function rowsOf(who: Person, path: string): Promise<{ headers: Headers; rows: (string | null)[][] }> {
    const response = await fetch(`${school.app.url}${path}`, {
      headers: { Authorization: `Bearer ${who.token}` },
    });
    expect(response.status).toBe(200);
    const reading = readWorkbook(Buffer.from(await response.arrayBuffer()), 'xlsx');
    if (!reading.ok) throw new Error(reading.message);
    return {
      headers: response.headers,
      rows: reading.rows.map(({ cells }) => cells.map((cell) => textOf(cell))),
    };
  }

  it('name the rows that were not imported, with their number and what is wrong', async () => {
    const { batchId } = await preview(
      admin,
      `Namn;Personnummer;Eget\nBra Rad;${newNumber()};x\nDålig Rad;900101-9803;=1+1`,
    );
    const { rows, headers } = await rowsOf(admin, `/api/students/import/${batchId}/errors`);
    expect(rows).toEqual([
      ['Namn', 'Personnummer', 'Eget', 'Rad', 'Fel'],
      [
        'Dålig Rad',
        '900101-9803',
        '=1+1',
        '3',
        'Rad 3, Personnummer: kontrollsiffran stämmer inte (900101-9803).',
      ],
    ]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="elever-fel\.xlsx"/);
  });

  it('give a template whose headings are all understood', async () => {
    const { rows } = await rowsOf(teacher, '/api/students/import/template');
    expect(rows[0]).toEqual(expect.arrayContaining(['Namn', 'Personnummer', 'Startdatum']));
    const number = newNumber();
    const batch = await preview(
      teacher,
      `${rows[0]!.join(';')}\nMall Elev;${number};;;Solna;;;2026-01-12;;;;`,
    );
    expect(batch.summary).toMatchObject({ new: 1 });
  });

  it('export exactly the filtered students, and nothing that a spreadsheet would run', async () => {
    await school.student({ name: '=HYPERLINK("http://x")', municipality: 'Vaxholm', phone: '+46 8 123 45' });
    await school.student({ name: 'Vera Vaxholm', municipality: 'Vaxholm', startDate: '2026-01-12' });
    const { rows } = await rowsOf(admin, '/api/students/export?municipalities=Vaxholm');
    expect(rows[0]?.slice(0, 5)).toEqual(['Namn', 'Personnummer', 'E-post', 'Telefon', 'Kommun']);
    expect(rows.slice(1).map(([name, , , phone]) => [name, phone])).toEqual([
      ['\'=HYPERLINK("http://x")', '+46 8 123 45'],
      ['Vera Vaxholm', null],
    ]);
    expect(await admin.rest('GET', '/api/students/export?okand=1')).toMatchObject({ status: 400 });
    expect(await admin.rest('GET', '/api/students/export?statuses=NONSENS')).toMatchObject({ status: 400 });
  });
});

describe('files that are no workbooks', () => {
  it('are refused by kind, by size and by content', async () => {
    expect(await send(admin, 'Namn\nÅsa', 'elever.xlsm')).toMatchObject({ status: 415 });
    expect(await send(admin, 'Namn\nÅsa', 'elever.xlsx')).toMatchObject({ status: 415 });
    expect(await send(admin, 'MZ', 'elever.exe')).toMatchObject({ status: 415 });
    expect(await send(admin, 'x'.repeat(5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { limit: 5 * 1024 * 1024 },
    });
    expect(await send(admin, 'Namn;Kommun')).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file' }] },
    });
    expect(await send(admin, `Namn\n${'Åsa\n'.repeat(10_001)}`)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'file', reason: 'RANGE' }] },
    });
    const bomb = zipSync({ 'xl/a.bin': [new Uint8Array(51 * 1024 * 1024), { level: 9 }] });
    await heardAll();
    expect(await send(admin, bomb, 'bomb.xlsx')).toMatchObject({ status: 413 });
    const ruin = zipSync({ 'a.txt': strToU8('x') });
    expect(await send(admin, ruin, 'elever.xlsx')).toMatchObject({ status: 400 });
  });

  it('do not keep others waiting', async () => {
    const hostileBytes = workbookOf(
      Array.from({ length: 400_000 }, (_, index) => `<si><t>漢字${index}漢字漢字漢字漢字</t></si>`).join(''),
    );
    await heardAll();
    const hostile = send(admin, hostileBytes, 'elever.xlsx');
    const begun = performance.now();
    expect(await teacher.rest('GET', '/api/task')).toMatchObject({ status: 200 });
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect((await hostile).status).toBe(400);
  });
});

/**
 * Making a large file holds this thread for seconds. The server may have ended an idle connection meanwhile: that is
 * heard before the connection is used again.
 */
async function heardAll(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A real workbook of one cell, whose shared texts are as long as they may be. */
function workbookOf(sharedStrings: string): Uint8Array {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="/${type}" Target="${target}"/>`;
  return zipSync({
    '_rels/.rels': strToU8(`<r>${relation('r1', 'officeDocument', 'xl/workbook.xml')}</r>`),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="a" r:id="s1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<r>${relation('s1', 'worksheet', 'sheet.xml')}${relation('t1', 'sharedStrings', 'strings.xml')}</r>`,
    ),
    'xl/sheet.xml': strToU8('<worksheet><sheetData><row><c t="s"><v>0</v></c></row></sheetData></worksheet>'),
    'xl/strings.xml': strToU8(`<sst>${sharedStrings}</sst>`),
  });
}

describe('what is kept of a workbook', () => {
  it('is forgotten an hour after a preview and a day after a commit, but for how its headings were read', async () => {
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
  it('an upload of another is as good as none', async () => {
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
