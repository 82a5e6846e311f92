import { Grading } from '../support/grading.js';
import { codeOf, type Person } from '../support/school.js';
import {
  admin,
  decide,
  type Exam,
  historyOf,
  openExams,
  registered,
  school,
  teacher,
} from '../support/exams-world.js';

async function listed(who: Person): Promise<Exam[]> {
  const { status, body } = await who.rest('GET', '/api/exams');
  expect(status).toBe(200);
  return body as Exam[];
}

const find = async (who: Person, { _id }: Exam): Promise<Exam | undefined> =>
  (await listed(who)).find((exam) => exam._id === _id);

beforeAll(openExams);
afterAll(() => school.close());

describe('the exam table', () => {
  const TABLE = `query ($input: ExamsInput) { exams(input: $input) { totalCount nextCursor
    nodes { id name status requestedMonth comment withheld personalNumber viewerMay { decide delete withdraw } } } }`;

  interface Page {
    totalCount: number;
    nextCursor: string | null;
    nodes: { id: string; name: string; [field: string]: unknown }[];
  }

  async function page(who: Person, input: Record<string, unknown>): Promise<Page> {
    const { data, errors } = await who.graphql(TABLE, { input });
    expect(errors).toEqual([]);
    return data!.exams;
  }

  it('can be sorted by each column, and filtered by the course that is meant', async () => {
    const one = await school.student({ name: 'Sorterad Ö', phone: '070-2', municipality: 'Solna' });
    const other = await school.student({ name: 'Sorterad A', phone: '070-1', municipality: 'Huddinge' });
    await registered({
      studentId: one,
      course: 'SVE1',
      requestedMonth: 'Februari',
      paymentDate: '2026-01-02',
    });
    const second = await registered({ studentId: other, course: 'Biologi 1', requestedMonth: 'April' });
    await decide(teacher, second._id, { decision: 'accept' });
    const first = async (field: string, direction = 'ASC') =>
      (await page(admin, { filter: { name: 'sorterad' }, sort: { field, direction } })).nodes[0]!.name;
    for (const field of ['NAME', 'PHONE', 'COURSE', 'MUNICIPALITY', 'DECISION'])
      expect([field, await first(field)]).toEqual([field, 'Sorterad A']);
    for (const field of ['MONTH', 'STATUS', 'PAYMENT', 'REGISTERED'])
      expect([field, await first(field)]).toEqual([field, 'Sorterad Ö']);
    for (const field of ['PERSONAL_NUMBER', 'EMAIL', 'TEACHER', 'MATERIAL'])
      expect(await first(field)).toMatch(/^Sorterad/);
    expect(await first('PAYMENT', 'DESC')).toBe('Sorterad Ö');
    expect((await page(admin, { filter: { name: 'sorterad', course: 'Biologi 1' } })).nodes).toHaveLength(1);
    const { data } = await admin.graphql('{ exams { courses } }');
    expect((data!.exams as { courses: string[] }).courses).toContain('Biologi 1');
    const after = await admin.graphql(TABLE, {
      input: { after: 'MQ', sort: { field: 'NAME', direction: 'ASC' } },
    });
    expect(codeOf(after)).toBe('BAD_USER_INPUT');
  });

  it('does not reveal through its order what is withheld about a protected student', async () => {
    const teacherId = teacher.teacherId!;
    const hidden = await school.student({
      ...{ name: 'Gömd Ordning', phone: '070-0', isProtected: true, teacherId },
    });
    const open = await school.student({ name: 'Öppen Ordning', phone: '070-9', teacherId });
    for (const studentId of [hidden, open]) await registered({ studentId });
    const names = async (who: Person) =>
      (
        await page(who, { filter: { name: 'ordning' }, sort: { field: 'PHONE', direction: 'ASC' } })
      ).nodes.map(({ name }) => name);
    expect(await names(admin)).toEqual(['Gömd Ordning', 'Öppen Ordning']);
    expect((await names(teacher)).at(0)).toBe('Öppen Ordning');
  });

  it('is newest first, and can be filtered by part of the name, month and status', async () => {
    const [anna, bo] = [
      await school.student({ name: 'Tilda Å_kvist' }),
      await school.student({ name: 'Tilda Berg' }),
    ];
    const first = await registered({ studentId: anna, requestedMonth: 'Januari' });
    const second = await registered({ studentId: bo, requestedMonth: 'Februari' });
    const third = await registered({ studentId: anna, requestedMonth: 'Februari' });
    await decide(teacher, third._id, { decision: 'accept' });
    const ids = async (filter: object) => (await page(teacher, { filter })).nodes.map(({ id }) => id);
    expect(await ids({ name: 'tilda' })).toEqual([third._id, second._id, first._id]);
    expect(await ids({ name: ' Å_KV' })).toEqual([third._id, first._id]);
    expect(await ids({ name: 'å%k' })).toEqual([]);
    expect(await ids({ name: 'tilda', month: 'Februari' })).toEqual([third._id, second._id]);
    expect(await ids({ name: 'tilda', month: 'Februari', status: 'SCHEDULED' })).toEqual([third._id]);
  });

  it('is paginated, by number and by cursor, with the total number of matches', async () => {
    const studentId = await school.student({ name: 'Sidovis Ek' });
    const made: string[] = [];
    for (const requestedMonth of ['Maj', 'Juni', 'Juli', 'Augusti', 'September']) {
      made.unshift((await registered({ studentId, requestedMonth }))._id);
    }
    const filter = { name: 'Sidovis' };
    const one = await page(admin, { filter, first: 2 });
    expect(one.totalCount).toBe(5);
    const two = await page(admin, { filter, first: 2, after: one.nextCursor });
    const three = await page(admin, { filter, first: 2, after: two.nextCursor });
    expect([...one.nodes, ...two.nodes, ...three.nodes].map(({ id }) => id)).toEqual(made);
    expect(three.nextCursor).toBeNull();
    expect((await page(admin, { filter, first: 2, page: 3 })).nodes.map(({ id }) => id)).toEqual(
      made.slice(4),
    );
    for (const input of [{ first: 201 }, { first: 0 }, { page: 0 }, { after: 'ö' }]) {
      expect(codeOf(await admin.graphql(TABLE, { input }))).toBe('BAD_USER_INPUT');
    }
  });

  it('is never truncated through REST, and leaves one trace', async () => {
    const studentId = await school.student({ name: 'Många Ek' });
    await school.sql(
      `INSERT INTO exam (id, student_id, name, course, requested_month)
       SELECT gen_random_uuid(), $1, 'Många Ek', 'Kurs ' || n, 'Maj' FROM generate_series(1, 2100) n`,
      [studentId],
    );
    const reader = await school.as('TEACHER');
    const all = (await listed(reader)).filter(({ name }) => name === 'Många Ek');
    expect(all.map(({ course }) => course)).toEqual(
      Array.from({ length: 2_100 }, (_, n) => `Kurs ${2_100 - n}`),
    );
    const traces = await school.sql('SELECT action FROM access_log WHERE user_id = $1', [reader.userId]);
    expect(traces).toEqual([{ action: 'LIST_EXAMS' }]);
    await school.sql('DELETE FROM exam WHERE student_id = $1', [studentId]);
  });

  it('shows students their own, without the comment and without buttons', async () => {
    const student = await school.asStudent({ name: 'Egen Ek', personalNumber: '199010049857' });
    const own = await registered({ studentId: student.studentId });
    await registered({ studentId: await school.student() });
    await decide(teacher, own._id, { decision: 'accept', comment: 'Har betalat.' });
    expect((await find(teacher, own))!.comment).toBe('Har betalat.');
    expect(await listed(student)).toEqual([
      expect.objectContaining({ _id: own._id, status: 'scheduled', decision: 'accept', comment: null }),
    ]);
    const { nodes } = await page(student, {});
    expect(nodes).toEqual([
      expect.objectContaining({
        personalNumber: '19901004-9857',
        viewerMay: { decide: false, delete: false, withdraw: false },
      }),
    ]);
    expect(await listed(await school.as('STUDENT'))).toEqual([]);
  });

  it('excludes protected students except for administrators, the responsible teacher and the student', async () => {
    const student = await school.asStudent({
      ...{ name: 'Skyddad Ek', personalNumber: '199010049865', phone: '070-174 06 02', municipality: 'Täby' },
      ...{ isProtected: true, teacherId: teacher.teacherId },
    });
    const exam = await registered({ studentId: student.studentId, address: 'Hemlig 1' });
    const colleague = await school.as('TEACHER');
    expect(await find(colleague, exam)).toBeUndefined();
    expect((await decide(colleague, exam._id, { decision: 'accept' })).status).toBe(404);
    expect((await colleague.rest('DELETE', `/api/exams/${exam._id}`)).status).toBe(404);
    const hidden = { personalNumber: null, phone: null, municipality: null, address: null };
    expect(await find(teacher, exam)).toMatchObject({ name: 'Skyddad Ek', ...hidden });
    expect((await page(teacher, { filter: { name: 'skyddad ek' } })).nodes[0]!['withheld']).toEqual([
      'personalNumber',
      'phone',
      'municipality',
      'address',
    ]);
    expect(await find(admin, exam)).toMatchObject({ personalNumber: '19901004-9865', address: 'Hemlig 1' });
    expect(await find(student, exam)).toMatchObject({ personalNumber: '19901004-9865' });
    expect((await page(colleague, { filter: { name: 'skyddad ek' } })).totalCount).toBe(0);
  });

  it('leaves a trace when staff read it, but not when students do', async () => {
    const student = await school.asStudent();
    await listed(teacher);
    await listed(student);
    const rows = await school.sql<{ user_id: string }>(
      `SELECT DISTINCT user_id FROM access_log WHERE action = 'LIST_EXAMS' AND user_id = ANY ($1)`,
      [[teacher.userId, student.userId]],
    );
    expect(rows).toEqual([{ user_id: teacher.userId }]);
  });
});

describe('deciding', () => {
  it('turns accept into scheduled and deny into denied, and can be changed later', async () => {
    const studentId = await school.student();
    const exam = await registered({ studentId });
    const accepted = await decide(teacher, exam._id, { decision: 'accept', comment: ' Välkommen ' });
    expect(accepted.status).toBe(200);
    expect(accepted.body).toMatchObject({
      status: 'scheduled',
      decision: 'accept',
      comment: 'Välkommen',
      version: 2,
    });
    expect(accepted.headers.get('etag')).toBe('"2"');
    const denied = await decide(admin, exam._id, { decision: 'deny', comment: null });
    expect(denied.body).toMatchObject({ status: 'denied', decision: 'deny', comment: null, version: 3 });
    expect(await historyOf(studentId)).toEqual([
      {
        ...{ changed_by: admin.userId, changes: ['examRegistration'] },
        ...{
          previous_values: { examRegistration: null },
          new_values: { examRegistration: 'Svenska 1, Mars' },
        },
      },
      {
        ...{ changed_by: teacher.userId, changes: ['examDecision', 'examComment'] },
        previous_values: { examDecision: 'Svenska 1, Mars: Intresse', examComment: null },
        new_values: { examDecision: 'Svenska 1, Mars: Godkänd', examComment: 'Välkommen' },
      },
      {
        ...{ changed_by: admin.userId, changes: ['examDecision', 'examComment'] },
        previous_values: { examDecision: 'Svenska 1, Mars: Godkänd', examComment: 'Välkommen' },
        new_values: { examDecision: 'Svenska 1, Mars: Nekad', examComment: null },
      },
    ]);
  });

  it('changes nothing when the same decision is repeated; the comment stays when none is sent', async () => {
    const studentId = await school.student();
    const exam = await registered({ studentId });
    const first = await decide(teacher, exam._id, { decision: 'accept', comment: 'Ja' });
    const again = await decide(admin, exam._id, { decision: 'accept' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await historyOf(studentId)).toHaveLength(2);
  });

  it.each([{}, { decision: null }, { decision: '' }, { comment: 'Ja' }])(
    'asks for a decision in %j',
    async (body) => {
      const exam = await registered({ studentId: await school.student() });
      const answer = await decide(teacher, exam._id, body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        message: 'Beslut krävs',
        fields: [{ path: 'decision', reason: 'REQUIRED' }],
      });
    },
  );

  it.each([
    [{ decision: 'kanske' }, 'decision', 'NOT_ALLOWED'],
    [{ decision: 'accept', comment: 'x'.repeat(2_001) }, 'comment', 'TOO_LONG'],
  ])('rejects invalid input, by field: %#', async (wrong, path, reason) => {
    const exam = await registered({ studentId: await school.student() });
    const { status, body } = await decide(teacher, exam._id, wrong);
    expect(status).toBe(400);
    expect((body as { fields: unknown[] }).fields).toMatchObject([{ path, reason }]);
  });

  it('never overwrites a decision that was not seen: one of two wins', async () => {
    const exam = await registered({ studentId: await school.student() });
    const answers = await Promise.all([
      decide(teacher, exam._id, { decision: 'accept', version: 1 }),
      decide(admin, exam._id, { decision: 'deny' }, { 'if-match': '"1"' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409)!;
    expect(lost.body).toMatchObject({ reason: 'VERSION', currentVersion: 2 });
  });

  it('returns 404 for what is gone, and keeps its previous content in the history', async () => {
    const studentId = await school.student();
    const exam = await registered({ studentId });
    expect((await teacher.rest('DELETE', `/api/exams/${exam._id}`)).status).toBe(204);
    expect((await teacher.rest('DELETE', `/api/exams/${exam._id}`)).status).toBe(404);
    expect((await decide(teacher, exam._id, { decision: 'accept' })).status).toBe(404);
    expect((await decide(teacher, 'x', { decision: 'accept' })).status).toBe(400);
    expect((await historyOf(studentId)).at(-1)).toMatchObject({
      changes: ['examRegistration'],
      previous_values: { examRegistration: 'Svenska 1, Mars' },
      new_values: { examRegistration: null },
    });
  });

  it('and deleting are rejected for what is paid or graded, and leave it as it was', async () => {
    const grading = new Grading(school);
    const paid = await registered({ studentId: await school.student(), paymentDate: '2026-11-02' });
    const [graded, drafted] = [
      await grading.exam(await grading.course(), { teacherId: teacher.teacherId }),
      await grading.exam(await grading.course(), { teacherId: teacher.teacherId }),
    ];
    await school.sql(
      `INSERT INTO grade (id, student_id, course_id, exam_id, value, graded_on, kind, signed_at)
       SELECT gen_random_uuid(), x.student_id, x.course_id, x.id, 'E', today(), 'EXAM',
         CASE WHEN x.id = $1 THEN now() END FROM exam x WHERE x.id = ANY ($2::uuid[])`,
      [graded, [graded, drafted]],
    );
    for (const [id, reason] of [
      [paid._id, 'PAID'],
      [graded, 'GRADED'],
      [drafted, 'GRADED'],
    ] as const) {
      const { status, body } = await admin.rest('DELETE', `/api/exams/${id}`);
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'CONFLICT', reason } });
    }
    expect(await find(admin, paid)).toMatchObject({ paymentDate: '2026-11-02' });
    const grades = await school.sql('SELECT 1 FROM grade WHERE exam_id = ANY ($1::uuid[])', [
      [graded, drafted],
    ]);
    expect(grades).toHaveLength(2);
  });

  it('and deleting at the same time have one winner', async () => {
    const exam = await registered({ studentId: await school.student() });
    const [decided, deleted] = await Promise.all([
      decide(teacher, exam._id, { decision: 'accept' }),
      admin.rest('DELETE', `/api/exams/${exam._id}`),
    ]);
    expect(deleted.status).toBe(204);
    expect([200, 404]).toContain(decided.status);
    expect(await find(admin, exam)).toBeUndefined();
  });
});
