import { randomUUID } from 'node:crypto';
import { School, type Person } from '../support/school.js';
import { addCourse, addEnrollment, addInstance } from '../support/studies.js';

interface Entry {
  _id: string;
  userId: string;
  userName: string;
  role: string;
  action: string;
  studentId: string | null;
  studentName: string | null;
  isProtected: boolean;
}

describe('the access log', () => {
  let school: School;
  let root: Person;
  beforeAll(async () => {
    school = await School.open();
    root = await school.as('SYSTEMADMIN');
  });
  afterAll(() => school.close());

  const read = async (query = ''): Promise<Entry[]> =>
    (await root.rest('GET', `/api/access-log${query}`)).body as Entry[];

  test('shows who opened whose record, newest first', async () => {
    const [teacher, admin] = [await school.as('TEACHER'), await school.as('ADMIN')];
    const id = await school.student({ name: 'Läst Elev', isProtected: true });
    const open = await school.student();
    await teacher.rest('GET', `/api/student-details/${open}`);
    await admin.rest('GET', `/api/student-details/${id}`);
    expect(await read(`?studentId=${id}`)).toMatchObject([
      {
        userId: admin.userId,
        userName: admin.name,
        role: 'admin',
        action: 'READ_STUDENT',
        studentName: 'Läst Elev',
        isProtected: true,
      },
    ]);
    expect((await read(`?userId=${teacher.userId}`)).map(({ studentId }) => studentId)).toEqual([open]);
    const ofThese = (entries: Entry[]) =>
      entries.map(({ studentId }) => studentId).filter((one) => one === id || one === open);
    expect(ofThese(await read('?protected=true'))).toEqual([id]);
    expect(ofThese(await read())).toEqual([id, open]);
  });

  const traces = (who: Person) =>
    school.sql<{ action: string; detail: string | null; student_id: string | null }>(
      'SELECT action, detail, student_id, result FROM access_log WHERE user_id = $1 ORDER BY id',
      [who.userId],
    );

  test('records a change in the same transaction: neither exists without the other', async () => {
    const admin = await school.as('ADMIN');
    const id = await school.student({ name: 'Före Ändring' });
    const change = (name: string) => admin.rest('PUT', `/api/student-details/${id}`, { body: { name } });
    await school.sql(
      `CREATE FUNCTION refuse_record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no room'; END $$;
       CREATE TRIGGER refuse_record BEFORE INSERT ON access_log FOR EACH ROW
         WHEN (NEW.action = 'CHANGE_STUDENT') EXECUTE FUNCTION refuse_record()`,
    );
    try {
      await expect(change('Utan Spår')).rejects.toThrow('an internal error');
    } finally {
      await school.sql('DROP FUNCTION refuse_record CASCADE');
    }
    const states = () =>
      school.sql(
        `SELECT s.name, (SELECT count(*)::int FROM change_history h WHERE h.student_id = s.id) AS changes,
           (SELECT count(*)::int FROM access_log a WHERE a.student_id = s.id) AS records
         FROM student s WHERE s.id = $1`,
        [id],
      );
    expect(await states()).toEqual([{ name: 'Före Ändring', changes: 0, records: 0 }]);
    expect((await change('Med Spår')).status).toBe(200);
    expect(await states()).toEqual([{ name: 'Med Spår', changes: 1, records: 1 }]);
    const [{ together }] = (await school.sql<{ together: boolean }>(
      `SELECT a.xmin = h.xmin AS together FROM access_log a JOIN change_history h ON h.student_id = a.student_id
       WHERE a.student_id = $1`,
      [id],
    )) as [{ together: boolean }];
    expect(together).toBe(true);
  });

  test.each([
    ['holds a personal number', 'Möte om 19900101-9802', 'NOT_ALLOWED'],
    ['is too long', 'å'.repeat(201), 'TOO_LONG'],
  ])(
    'rejects a reason that %s: the field is named in REST and GraphQL, and nobody is opened',
    async (_, text, reason) => {
      const admin = await school.as('ADMIN');
      const id = await school.student({ isProtected: true });
      const headers = { 'Access-Reason': encodeURIComponent(text) };
      const rest = await admin.rest('GET', `/api/student-details/${id}`, { headers });
      expect(rest).toMatchObject({
        status: 400,
        body: { code: 'BAD_USER_INPUT', fields: [{ path: 'Access-Reason', reason }] },
      });
      const question = 'query($id: ID!) { student(id: $id) { id } }';
      const { errors } = await admin.graphql(question, { id }, headers);
      expect(errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', fields: [{ path: 'Access-Reason', reason }] } },
      ]);
      expect(await traces(admin)).toEqual([]);
    },
  );

  test('shows which list was exported', async () => {
    const admin = await school.as('ADMIN');
    await admin.rest('POST', '/api/exports', { body: { list: 'students', format: 'CSV' } });
    expect((await traces(admin)).at(-1)).toMatchObject({ action: 'EXPORT_LIST', detail: 'Elever' });
    expect((await read(`?userId=${admin.userId}`))[0]).toMatchObject({ detail: 'Elever' });
  });

  test('records creating and downloading documents for many students', async () => {
    const admin = await school.as('ADMIN');
    const courseId = await addCourse(school);
    const subjectId = await addInstance(school, courseId);
    await addEnrollment(school, await school.student(), { courseId, courseInstanceId: subjectId });
    const { data, errors } = await admin.graphql(
      'mutation($input: CreateDocumentInput!) { createDocument(input: $input) { id } }',
      { input: { document: { type: 'STUDENT_LIST', subjectId } } },
    );
    expect(errors).toEqual([]);
    const { id } = data!['createDocument'];
    await admin.rest('GET', `/api/documents/${id}/file`);
    expect(await traces(admin)).toMatchObject([
      { action: 'CREATE_DOCUMENT', detail: 'Elevlista', student_id: null },
      { action: 'READ_FILE', student_id: null },
    ]);
  });

  test('records lookups and previews of many students', async () => {
    const admin = await school.as('ADMIN');
    const students = [await school.student()];
    const enrolled = await addEnrollment(school, students[0]!, { courseId: await addCourse(school) });
    const targets = [{ courseId: await addCourse(school) }];
    const ask = async (field: string, type: string, fields: string, input: unknown) => {
      const query = `query($input: ${type}!) { ${field}(input: $input) { ${fields} } }`;
      expect((await admin.graphql(query, { input })).errors).toEqual([]);
    };
    await ask('findStudents', 'FindStudentsInput', 'unknown', { keys: ['a@b.se'] });
    await ask('previewEnrollMany', 'EnrollManyInput', 'total', { students: { ids: students }, targets });
    await ask('previewEnrollmentChange', 'EnrollmentChangeInput', 'total', {
      selection: { ids: [enrolled] },
      action: { extend: { endDate: '2099-12-19' } },
    });
    expect((await traces(admin)).map(({ action }) => action)).toEqual([
      'SEARCH_STUDENTS',
      'LIST_ENROLLMENTS',
      'LIST_ENROLLMENTS',
    ]);
  });

  test('records attempts to open a protected student, but nothing for unknown ids', async () => {
    const syv = await school.as('SYV');
    const id = await school.student({ isProtected: true });
    expect((await syv.rest('GET', `/api/student-details/${id}`)).status).toBe(404);
    expect((await syv.rest('GET', `/api/student-details/${randomUUID()}`)).status).toBe(404);
    expect(await traces(syv)).toEqual([
      { action: 'READ_STUDENT', detail: null, student_id: id, result: 'REFUSED' },
    ]);
  });

  test('uses Swedish days', async () => {
    const userId = (await school.as('TEACHER')).userId;
    const at = [
      '2026-03-01T22:59:59Z',
      '2026-03-01T23:00:00Z',
      '2026-03-02T22:59:59Z',
      '2026-03-02T23:00:00Z',
    ];
    await school.sql(
      `INSERT INTO access_log (user_id, role, action, at) SELECT $1, 'TEACHER', 'LIST_STUDENTS', unnest($2::timestamptz[])`,
      [userId, at],
    );
    expect(await read(`?userId=${userId}&from=2026-03-02&to=2026-03-02`)).toHaveLength(2);
    expect(await read(`?userId=${userId}&from=2026-03-03`)).toHaveLength(1);
  });

  test('is paginated, each page pointing to the next', async () => {
    const userId = (await school.as('TEACHER')).userId;
    await school.sql(
      `INSERT INTO access_log (user_id, role, action) SELECT $1, 'TEACHER', 'LIST_STUDENTS' FROM generate_series(1, 5)`,
      [userId],
    );
    const seen: string[] = [];
    let path: string | undefined = `/api/access-log?userId=${userId}&limit=2`;
    for (let page = 0; path && page < 9; page += 1) {
      const { headers, body } = await root.rest('GET', path);
      seen.push(...(body as Entry[]).map(({ _id }) => _id));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(5);
    expect(seen).toEqual([...seen].sort((a, b) => Number(b) - Number(a)));
  });

  test.each(['?limit=0', '?limit=201', '?from=igår', '?userId=1', '?after=x', '?vem=jag', '?protected=ja'])(
    'rejects %s',
    async (query) => {
      expect((await root.rest('GET', `/api/access-log${query}`)).status).toBe(400);
    },
  );
});
