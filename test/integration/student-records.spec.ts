import { v7 as uuid } from 'uuid';
import type { Actor } from '../../server/platform/auth/actor.js';
import { SqlParams } from '../../server/platform/database/sql-params.js';
import { conditions } from '../../server/features/students/list/students.list.js';
import { FOLLOWING } from '../../server/features/students/records/merge.writes.js';
import { codeOf, School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, schoolDay } from '../support/studies.js';

let school: School;
let admin: Person;
let systemadmin: Person;

beforeAll(async () => {
  school = await School.open();
  admin = await school.as('ADMIN');
  systemadmin = await school.as('SYSTEMADMIN');
});

afterAll(() => school.close());

const MERGE = `mutation($input: MergeStudentsInput!) { mergeStudents(input: $input) {
  id name phone email version commentHistory { comment } education { name } } }`;
const END = `mutation($input: EndStudentInput!) { endStudent(input: $input) {
  id endDate status education { name status } } }`;
const ANONYMISE = `mutation($input: AnonymiseStudentInput!) { anonymiseStudent(input: $input) {
  id name personalNumber phone email education { grade } commentHistory { comment } } }`;

const PREVIEW = `query($input: EndStudentPreviewInput!) { endStudentPreview(input: $input) {
  droppedOut notStarted awaitingGrade planned wishes } }`;

async function wish(studentId: string): Promise<void> {
  await school.sql(
    `INSERT INTO course_wish (id, student_id, text, folded, source) VALUES ($1, $2, 'Keramik', 'keramik', 'MANUAL')`,
    [uuid(), studentId],
  );
}

/** What course matching has of the student. */
async function needsOf(studentId: string): Promise<unknown[]> {
  const { data } = await admin.graphql(
    'query { courseMatching(input: { first: 100 }) { nodes { studentId } } }',
  );
  const { nodes } = data!['courseMatching'] as { nodes: { studentId: string }[] };
  return nodes.filter((need) => need.studentId === studentId);
}

interface EntrySeed {
  status?: string;
  start?: string;
  end?: string;
  grade?: string;
}

async function enrolled(studentId: string, entry: EntrySeed = {}) {
  const [course] = await school.sql<{ id: string }>(
    `SELECT id FROM course WHERE id NOT IN (SELECT course_id FROM enrollment WHERE student_id = $1
       AND course_id IS NOT NULL) ORDER BY code LIMIT 1`,
    [studentId],
  );
  const id = uuid();
  await school.sql(
    `INSERT INTO enrollment (id, student_id, course_id, start_date, end_date, status, status_on)
     VALUES ($1, $2, $3, $4, $5, $6, $4)`,
    [id, studentId, course!.id, entry.start ?? '2026-01-12', entry.end ?? null, entry.status ?? 'ACTIVE'],
  );
  if (entry.grade)
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, enrollment_id, value, graded_on, signed_at)
       VALUES ($1, $2, $3, $4, $5, '2026-06-01', now())`,
      [uuid(), studentId, course!.id, id, entry.grade],
    );
  return id;
}

describe('pages, section 2: merging two records of one person', () => {
  it('warns beforehand of a course that one record has and of whose equivalent the other is', async () => {
    const [keepId, mergedId] = [await school.student(), await school.student()];
    const read = (studentId: string, code: string) =>
      school.sql(
        `INSERT INTO enrollment (id, student_id, course_id, status) SELECT $1, $2, id, 'ACTIVE' FROM course WHERE code = $3`,
        [uuid(), studentId, code],
      );
    const warnings = async () => {
      const { data, errors } = await admin.graphql(
        'query($input: MergePreviewInput!) { mergePreview(input: $input) { warnings } }',
        { input: { keepId, mergedId } },
      );
      expect(errors).toEqual([]);
      return (data!['mergePreview'] as { warnings: string[] }).warnings;
    };
    await read(keepId, 'ENGENG05');
    await read(mergedId, 'SVESVE01');
    expect(await warnings()).toEqual([]);
    await read(mergedId, 'ENGE1000X');
    expect(await warnings()).toEqual(['Båda är inskrivna på Engelska nivå 1.']);
  });

  it('moves all that hangs on the one, takes the chosen values, and keeps the old id as a way in', async () => {
    const keepId = await school.student({ name: 'Anna Ek', phone: '070-1' });
    const mergedId = await school.student({ name: 'Anna Eek', phone: '070-2', email: 'anna@exempel.se' });
    await school.comment(mergedId, admin, 'Ringde i dag');
    await enrolled(mergedId, { grade: 'C', status: 'COMPLETED' });
    const input = { keepId, mergedId, keepVersion: 1, mergedVersion: 1, take: ['EMAIL'] };
    const { data, errors } = await admin.graphql(MERGE, { input });
    expect(errors).toEqual([]);
    expect(data!['mergeStudents']).toMatchObject({
      id: keepId,
      name: 'Anna Ek',
      phone: '070-1',
      email: 'anna@exempel.se',
      version: 2,
      commentHistory: [{ comment: 'Ringde i dag' }],
      education: [{}],
    });
    expect(await school.sql('SELECT FROM student WHERE id = $1', [mergedId])).toHaveLength(0);
    const old = await admin.rest('GET', `/api/student-details/${mergedId}`);
    expect(old).toMatchObject({ status: 200, body: { _id: keepId } });
    const history = await admin.rest('GET', `/api/student-details/${keepId}/history`);
    const entries = (history.body as { changeHistory: { changes: string[] }[] }).changeHistory;
    expect(entries.map(({ changes }) => changes)).toEqual(
      expect.arrayContaining([expect.arrayContaining(['email', 'mergedRecord']), ['mergedInto']]),
    );
  });

  it('writes nothing when either record has changed since it was compared', async () => {
    const keepId = await school.student();
    const mergedId = await school.student();
    await school.sql('UPDATE student SET version = 2 WHERE id = $1', [mergedId]);
    const input = { keepId, mergedId, keepVersion: 1, mergedVersion: 1, take: [] };
    const answer = await admin.graphql(MERGE, { input });
    expect(answer.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'VERSION' });
    expect(await school.sql('SELECT FROM student WHERE id IN ($1, $2)', [keepId, mergedId])).toHaveLength(2);
  });

  it('asks which account stays when both have one', async () => {
    const [keep, merged] = [await school.asStudent(), await school.asStudent()];
    const input = { keepId: keep.studentId, mergedId: merged.studentId, keepVersion: 1, mergedVersion: 1 };
    const undecided = await admin.graphql(MERGE, { input: { ...input, take: [] } });
    expect(undecided.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'LINKED' });
    const decided = await admin.graphql(MERGE, { input: { ...input, take: ['ACCOUNT'] } });
    expect(decided.errors).toEqual([]);
    const [row] = await school.sql<{ user_id: string }>('SELECT user_id FROM student WHERE id = $1', [
      keep.studentId,
    ]);
    expect(row!.user_id).toBe(merged.userId);
  });

  it('keeps the number of the record that went, and the numbers that it had', async () => {
    const keepId = await school.student({ personalNumber: '198001019802' });
    const mergedId = await school.student({ personalNumber: '198001019810' });
    await school.sql(`UPDATE student SET personal_number = '198001019828' WHERE id = $1`, [mergedId]);
    const input = { keepId, mergedId, keepVersion: 1, mergedVersion: 1, take: ['PERSONAL_NUMBER'] };
    expect((await admin.graphql(MERGE, { input })).errors).toEqual([]);
    const { data } = await admin.graphql(
      'query($id: ID!) { student(id: $id) { personalNumber previousNumbers } }',
      {
        id: keepId,
      },
    );
    const { personalNumber, previousNumbers } = data!['student'] as {
      personalNumber: string;
      previousNumbers: string[];
    };
    expect(personalNumber).toBe('19800101-9828');
    expect([...previousNumbers].sort()).toEqual(['19800101-9802', '19800101-9810']);
  });

  it('forgets no table that points at a student', async () => {
    const rows = await school.sql<{ name: string }>(
      `SELECT conrelid::regclass::text AS name FROM pg_constraint
       WHERE contype = 'f' AND confrelid = 'student'::regclass ORDER BY 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(FOLLOWING).sort());
  });
});

describe('domain, D10: a number that a student had is still found', () => {
  it('by the list and the search, and is shown to administrators alone', async () => {
    const studentId = await school.student({ name: 'Nour Bytt', personalNumber: '199001612390' });
    await admin.rest('PUT', `/api/student-details/${studentId}`, {
      body: { personalNumber: '19750203-2381' },
    });
    const ask = (person: Person, q: string) =>
      person.graphql(
        `query($q: String!) { students(input: { filter: { q: $q } }) { nodes { id previousNumbers } }
           search(q: $q, type: ANVANDARE) { id } }`,
        { q },
      );
    for (const typed of ['19900161-2390', '900161-2390', '1612390']) {
      const { data, errors } = await ask(admin, typed);
      expect(errors).toEqual([]);
      expect(data).toEqual({
        students: { nodes: [{ id: studentId, previousNumbers: ['19900161-2390'] }] },
        search: [{ id: studentId }],
      });
    }
    const seen = await ask(await school.as('TEACHER'), '19900161-2390');
    expect(seen.data!['students']).toEqual({ nodes: [{ id: studentId, previousNumbers: null }] });
    const search = await (
      await school.as('SYV')
    ).graphql(`{ search(q: "199001612390", type: ANVANDARE) { id } }`);
    expect(search.data!['search']).toEqual([]);
  });

  it('names the other record where a number is taken', async () => {
    const holder = await school.student({ name: 'Har Numret', personalNumber: '197602032380' });
    const id = await school.student();
    const answer = await admin.graphql(
      'mutation($input: UpdateStudentInput!) { updateStudent(input: $input) { id } }',
      { input: { id, version: 1, personalNumber: '19760203-2380' } },
    );
    expect(answer.errors[0]).toMatchObject({
      message: 'Personnumret används redan av Har Numret – öppna eller slå ihop.',
      extensions: { code: 'CONFLICT', reason: 'DUPLICATE', studentId: holder },
    });
  });

  it('is found by the indexes of both numbers, the present and the former', async () => {
    const params = new SqlParams();
    const actor = { ...admin, role: 'ADMIN', active: true } as unknown as Actor;
    const where = conditions(actor, { q: '1612390' }, params);
    const client = await school.pool.connect();
    try {
      await client.query('SET enable_seqscan = off');
      const { rows } = await client.query<Record<string, string>>(
        `EXPLAIN SELECT s.id FROM student s WHERE ${where}`,
        params.values,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      for (const index of ['student_search', 'student_pkey', 'student_number_search'])
        expect(plan).toContain(index);
    } finally {
      client.release(true);
    }
  });
});

describe('pages, section 2: ending a student', () => {
  it('sets the last day, drops out of what had begun and says of the rest that it never started', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    const begun = await enrolled(studentId, { start: '2026-01-12' });
    const coming = await enrolled(studentId, { start: '2026-12-01', status: 'ADMITTED' });
    const graded = await enrolled(studentId, { grade: 'B', status: 'COMPLETED' });
    const input = { studentId, endDate: '2026-10-30', reason: 'MOVED', note: 'Flyttar till Malmö' };
    const { data, errors } = await admin.graphql(END, { input });
    expect(errors).toEqual([]);
    expect(data!['endStudent']).toMatchObject({ endDate: '2026-10-30' });
    const rows = await school.sql<{ id: string; status: string; status_reason: string; on: string }>(
      `SELECT id, status, status_reason, status_on::text AS on FROM enrollment WHERE student_id = $1`,
      [studentId],
    );
    const of = (id: string) => rows.find((row) => row.id === id);
    expect(of(begun)).toMatchObject({ status: 'DROPPED_OUT', status_reason: 'MOVED', on: '2026-10-30' });
    expect(of(coming)).toMatchObject({ status: 'NOT_STARTED' });
    expect(of(graded)).toMatchObject({ status: 'COMPLETED' });
  });

  it('leaves what is over by then to its grade, also when an interruption there would be outside the course', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    const over = await enrolled(studentId, { start: '2026-01-12', end: '2026-06-01' });
    const begun = await enrolled(studentId, { start: '2026-08-17', end: '2026-12-18' });
    const preview = await admin.graphql(PREVIEW, { input: { studentId, endDate: '2026-10-30' } });
    const nameOf = async (id: string) =>
      (
        await school.sql<{ name: string }>(
          'SELECT c.name FROM enrollment e JOIN course c ON c.id = e.course_id WHERE e.id = $1',
          [id],
        )
      )[0]!.name;
    expect(preview.data!['endStudentPreview']).toEqual({
      droppedOut: [await nameOf(begun)],
      notStarted: [],
      awaitingGrade: [await nameOf(over)],
      planned: 0,
      wishes: 0,
    });
    const { errors } = await admin.graphql(END, {
      input: { studentId, endDate: '2026-10-30', reason: 'MOVED' },
    });
    expect(errors).toEqual([]);
    const rows = await school.sql<{ id: string; status: string }>(
      'SELECT id, status FROM enrollment WHERE student_id = $1',
      [studentId],
    );
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [over, 'ACTIVE'],
        [begun, 'DROPPED_OUT'],
      ]),
    );
  });

  it('withdraws what was planned and wished for, so that no course is matched any more', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    const courseId = await addCourse(school, { name: 'Planerad kurs' });
    const planned = await addEnrollment(school, studentId, { courseId, isEnrollment: false });
    await wish(studentId);
    expect(await needsOf(studentId)).toHaveLength(2);
    const preview = await admin.graphql(PREVIEW, { input: { studentId, endDate: '2026-10-30' } });
    expect(preview.data!['endStudentPreview']).toMatchObject({ planned: 1, wishes: 1 });
    const input = { studentId, endDate: '2026-10-30', reason: 'MOVED' };
    expect((await admin.graphql(END, { input })).errors).toEqual([]);
    expect(await needsOf(studentId)).toEqual([]);
    expect(await school.sql('SELECT removed_reason FROM enrollment WHERE id = $1', [planned])).toEqual([
      { removed_reason: 'Eleven är avslutad' },
    ]);
    expect(
      await school.sql('SELECT FROM course_wish WHERE student_id = $1 AND settled_at IS NULL', [studentId]),
    ).toEqual([]);
  });

  it('asks for no course for one whose end date has passed, however it was set', async () => {
    const studentId = await school.student({ startDate: '2020-01-01', endDate: '2020-06-01' });
    await wish(studentId);
    expect(await needsOf(studentId)).toEqual([]);
  });

  it('refuses a last day to come, and says where a coming end is set', async () => {
    const studentId = await school.student({ startDate: '2026-01-01' });
    await enrolled(studentId);
    const endDate = await schoolDay(school, 1);
    const answer = await admin.graphql(END, { input: { studentId, endDate, reason: 'WORK' } });
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'endDate', reason: 'RANGE' }],
    });
  });

  it('lets a student go who has not begun: what was to come never started', async () => {
    const startDate = await schoolDay(school, 14);
    const studentId = await school.student({ startDate });
    const dated = await enrolled(studentId, { start: startDate, status: 'ADMITTED' });
    const undated = await enrolled(studentId, { status: 'ADMITTED' });
    await school.sql('UPDATE enrollment SET start_date = NULL WHERE id = $1', [undated]);
    const endDate = await schoolDay(school, 0);
    const preview = await admin.graphql(PREVIEW, { input: { studentId, endDate } });
    expect(preview.data!['endStudentPreview']).toMatchObject({
      droppedOut: [],
      notStarted: [expect.any(String), expect.any(String)],
    });
    const { data, errors } = await admin.graphql(END, {
      input: { studentId, endDate, reason: 'NEVER_STARTED' },
    });
    expect(errors).toEqual([]);
    expect(data!['endStudent']).toMatchObject({ endDate });
    const rows = await school.sql<{ id: string; status: string }>(
      'SELECT id, status FROM enrollment WHERE student_id = $1',
      [studentId],
    );
    expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [dated, 'NOT_STARTED'],
        [undated, 'NOT_STARTED'],
      ]),
    );
  });

  it('refuses a last day before the first', async () => {
    const studentId = await school.student({ startDate: '2026-03-01' });
    const answer = await admin.graphql(END, { input: { studentId, endDate: '2026-02-01', reason: 'WORK' } });
    expect(answer.errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ path: 'endDate', reason: 'ORDER' }],
    });
  });
});

describe('security: anonymising keeps what archives demand and nothing else', () => {
  it('blanks the record, its comments and its trail; grades stay', async () => {
    const person = await school.asStudent({
      name: 'Karin Blad',
      personalNumber: '199001019802',
      phone: '070-3',
      endDate: '2020-06-01',
    });
    const { studentId } = person;
    await school.comment(studentId, admin, 'Mår inte bra');
    await enrolled(studentId, { grade: 'A', status: 'COMPLETED' });
    await admin.rest('PUT', `/api/student-details/${studentId}`, { body: { phone: '070-444 44 44' } });
    const input = { studentId, confirmName: 'Karin Blad', version: 2 };
    const { data, errors } = await systemadmin.graphql(ANONYMISE, { input });
    expect(errors).toEqual([]);
    expect(data!['anonymiseStudent']).toMatchObject({
      name: 'Anonymiserad elev',
      personalNumber: null,
      phone: null,
      email: null,
      education: [{ grade: 'A' }],
    });
    const everything = JSON.stringify([
      await school.sql('SELECT * FROM student WHERE id = $1', [studentId]),
      await school.sql('SELECT * FROM comment WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM change_history WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM app_user WHERE id = $1', [person.userId]),
    ]);
    for (const trace of ['Karin', '199001019802', '070-', 'Mår inte bra', person.email])
      expect(everything).not.toContain(trace);
    expect(await person.rest('GET', '/api/auth/session')).toMatchObject({ status: 401 });
  });

  it('blanks what was written about the person anywhere else, and keeps the facts', async () => {
    const studentId = await school.student({ name: 'Vera Gallrad', personalNumber: '199001012385' });
    const other = await school.student({ name: 'Olle Kvar' });
    const enrollmentId = await enrolled(studentId, { status: 'COMPLETED', end: '2026-06-01' });
    const othersId = await enrolled(other, { status: 'COMPLETED', end: '2026-06-01' });
    await school.sql(`UPDATE enrollment SET note = 'Vera sa', removed_reason = 'Vera bytte' WHERE id = $1`, [
      enrollmentId,
    ]);
    await school.sql(
      `INSERT INTO enrollment_status_change (id, enrollment_id, status, note) VALUES ($1, $2, 'PAUSED', 'Vera är sjuk')`,
      [uuid(), enrollmentId],
    );
    const gradeId = uuid();
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, enrollment_id, value, graded_on, signed_at, motivation, basis,
         project_title, project_summary)
       SELECT $1, student_id, course_id, id, '–', '2026-06-01', now(), 'Vera kom inte', 'Veras prov', 'Veras liv', 'Om Vera'
       FROM enrollment WHERE id = $2`,
      [gradeId, enrollmentId],
    );
    await school.sql(
      `INSERT INTO grade_change (id, grade_id, student_id, previous_value, new_value, reason)
       VALUES ($1, $2, $3, 'F', '–', 'Vera klagade')`,
      [uuid(), gradeId, studentId],
    );
    await school.sql(
      `WITH month AS (INSERT INTO earning_freeze (id, month, kind, through_on)
         VALUES ($1, '2026-05-01', 'FINAL', '2026-05-31') RETURNING id)
       INSERT INTO earning_correction (id, freeze_id, enrollment_id, student_id, municipality, amount_ore, reason)
       SELECT $2, id, $3, $4, 'Solna', 100, 'Vera flyttade' FROM month`,
      [uuid(), uuid(), enrollmentId, studentId],
    );
    const row = (id: string, name: string) => ({ enrollmentId: id, name, personalNumber: '19900101-2385' });
    await school.sql(
      'INSERT INTO csn_report (id, created_by, created_by_name, rows) VALUES ($1, $2, $3, $4::jsonb)',
      [
        uuid(),
        admin.userId,
        admin.name,
        JSON.stringify([row(othersId, 'Olle Kvar'), row(enrollmentId, 'Vera Gallrad')]),
      ],
    );
    const issued = await admin.graphql(
      `mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id code } }`,
      { input: { document: { type: 'STUDY_CERTIFICATE', subjectId: studentId } } },
    );
    const document = issued.data!['createDocument'] as { id: string; code: string };
    const mergedId = await school.student({ name: 'Vera Dubbel' });
    const merge = { keepId: studentId, mergedId, keepVersion: 1, mergedVersion: 1, take: [] };
    expect((await admin.graphql(MERGE, { input: merge })).errors).toEqual([]);

    const input = { studentId, confirmName: 'Vera Gallrad', version: 2 };
    expect((await systemadmin.graphql(ANONYMISE, { input })).errors).toEqual([]);

    const own = [studentId, mergedId];
    const everything = JSON.stringify([
      await school.sql('SELECT * FROM enrollment WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM enrollment_status_change WHERE enrollment_id = $1', [enrollmentId]),
      await school.sql('SELECT * FROM grade WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM grade_change WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM earning_correction WHERE student_id = $1', [studentId]),
      await school.sql('SELECT * FROM change_history WHERE student_id = ANY ($1)', [own]),
      await school.sql('SELECT * FROM student_alias WHERE student_id = $1', [studentId]),
    ]);
    expect(everything).not.toContain('Vera');
    const [report] = await school.sql<{ rows: object[] }>('SELECT rows FROM csn_report');
    expect(report!.rows).toEqual([
      row(othersId, 'Olle Kvar'),
      { enrollmentId, name: 'Anonymiserad elev', personalNumber: null },
    ]);
    expect(await school.sql('SELECT value FROM grade WHERE id = $1', [gradeId])).toEqual([{ value: '–' }]);

    const check = await school.nobody.rest('GET', `/api/documents/verify/${document.code}`);
    expect(check).toMatchObject({
      status: 200,
      body: { valid: true, erasedOn: await schoolDay(school), holder: null },
    });
    expect((await admin.rest('GET', `/api/documents/${document.id}/file`)).status).toBe(404);
  });

  it('leaves the trail append-only for everything else', async () => {
    const studentId = await school.student();
    await admin.rest('PUT', `/api/student-details/${studentId}`, { body: { phone: '070-555 55 55' } });
    await expect(
      school.sql(`UPDATE change_history SET changes = '{}' WHERE student_id = $1`, [studentId]),
    ).rejects.toThrow('append-only');
  });

  it('is refused while an enrolment is open, and with another name typed', async () => {
    const studentId = await school.student({ name: 'Bo Kvar' });
    const wrong = await systemadmin.graphql(ANONYMISE, {
      input: { studentId, confirmName: 'Bo', version: 1 },
    });
    expect(codeOf(wrong)).toBe('BAD_USER_INPUT');
    await enrolled(studentId);
    const open = await systemadmin.graphql(ANONYMISE, {
      input: { studentId, confirmName: 'Bo Kvar', version: 1 },
    });
    expect(open.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', reason: 'ACTIVE' });
  });
});
