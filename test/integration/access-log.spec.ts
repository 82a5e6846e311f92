import { School, type Person } from '../support/school.js';

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

  test('tells who opened whose record, newest first', async () => {
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
    expect((await read('?protected=true')).map(({ studentId }) => studentId)).toEqual([id]);
    expect((await read()).map(({ studentId }) => studentId)).toEqual([id, open]);
  });

  test('keeps to Swedish days', async () => {
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

  test('comes in pages, each naming the next', async () => {
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
    'refuses %s',
    async (query) => {
      expect((await root.rest('GET', `/api/access-log${query}`)).status).toBe(400);
    },
  );
});
