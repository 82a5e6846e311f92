import { randomUUID } from 'node:crypto';
import { School, type Answer, type Person } from '../support/school.js';

/** Values that unauthorised readers must never get. */
const CANARY = {
  name: 'Kanarie Skyddad',
  personalNumber: '199001019802',
  phone: '070-4711471',
  email: 'kanarie@exempel.se',
  municipality: 'Vaxholm',
};
const TRACES = /Kanarie|19900101|900101|4711471|kanarie@|Vaxholm|KANARIETEXT/;

describe('a protected identity', () => {
  let school: School;
  let id: string;
  let commentId: string;
  let own: Person & { studentId: string };
  let responsible: Person;
  let admin: Person;
  let strangers: Record<string, Person>;

  beforeAll(async () => {
    school = await School.open();
    responsible = await school.as('TEACHER', { name: 'Ansvarig Lärare' });
    admin = await school.as('ADMIN');
    own = await school.asStudent({ ...CANARY, isProtected: true, teacherId: responsible.teacherId });
    id = own.studentId;
    commentId = await school.comment(id, responsible, 'KANARIETEXT');
    strangers = {
      coordinator: await school.as('COORDINATOR'),
      specped: await school.as('SPECPED'),
      syv: await school.as('SYV'),
      teacher: await school.as('TEACHER'),
    };
  });
  afterAll(() => school.close());

  /** Every call about one student, by id. */
  const calls = (student: string): [string, string, unknown?][] => [
    ['GET', `/api/student-details/${student}`],
    ['PUT', `/api/student-details/${student}`, { name: 'x' }],
    ['GET', `/api/student-details/${student}/history`],
    ['POST', `/api/student-details/${student}/comments`, { comment: 'x' }],
    ['PUT', `/api/student-details/${student}/comments/${commentId}`, { comment: 'x' }],
    ['DELETE', `/api/student-details/${student}/comments/${commentId}`],
    ['POST', `/api/students/${student}/comment`, { comment: 'x' }],
    ['PUT', `/api/students/${student}/comment`, { index: 0, updatedEntry: { comment: 'x' } }],
    ['DELETE', `/api/students/${student}/comment`, { index: 0 }],
    ['POST', `/api/students/${student}/mark-comments-seen`],
    ['PATCH', `/api/students/${student}`, { aplStatus: 'RED' }],
    ['PUT', `/api/students/${student}/teacher`, { teacherId: null }],
    ['PUT', `/api/students/${student}/account`, { userId: null }],
    ['PUT', `/api/students/${student}/protected`, { isProtected: false }],
    ['GET', `/api/uploads/${student}`],
  ];

  const comparable = ({ status, headers, body }: Answer) => {
    const names = [...headers.keys()].filter((name) => name !== 'date').sort();
    return {
      status,
      names,
      body: JSON.parse(
        JSON.stringify(body, (key, value: unknown) => (key === 'errorId' ? '' : value)),
      ) as unknown,
    };
  };

  test('is treated as missing for those who may not know: every response matches that for an unknown one', async () => {
    const nobody = randomUUID();
    const column = async () =>
      (await school.sql<{ apl_status: string }>('SELECT apl_status FROM student WHERE id = $1', [id]))[0]!
        .apl_status;
    const before = await column();
    for (const [who, person] of Object.entries(strangers)) {
      const [hidden, missing] = [calls(id), calls(nobody)];
      for (const [index, [method, path, body]] of hidden.entries()) {
        const answer = comparable(await person.rest(method, path, body === undefined ? {} : { body }));
        const reference = comparable(
          await person.rest(method, missing[index]![1], body === undefined ? {} : { body }),
        );
        expect({ who, method, path, ...answer }).toEqual({ who, method, path, ...reference });
        expect([403, 404]).toContain(answer.status);
      }
    }
    expect(await column()).toBe(before);
    expect(before).not.toBe('RED');
  });

  test('appears in none of their lists, counts, boards or searches', async () => {
    const { teacher } = strangers as { teacher: Person };
    const listed = await teacher.rest('GET', '/api/students');
    const searches = ['Kanarie', '900101-9802', 'kanarie@', 'KANARIE SKYDDAD'];
    const found = await Promise.all(
      searches.map((q) => teacher.rest('GET', `/api/students?q=${encodeURIComponent(q)}`)),
    );
    const graphql = await teacher.graphql(
      `{ all: students { totalCount nodes { id name } }
         place: students(input: {filter: {municipalities: ["Vaxholm"]}}) { totalCount }
         theirs: students(input: {filter: {teacherId: "${responsible.teacherId!}"}}) { totalCount }
         board { cards { id name municipality } } }`,
    );
    for (const text of [listed, ...found]
      .map(({ body }) => JSON.stringify(body))
      .concat(JSON.stringify(graphql))) {
      expect(text).not.toMatch(TRACES);
      expect(text).not.toContain(id);
    }
    expect(found.map(({ body }) => body)).toEqual(found.map(() => []));
    expect(graphql.data).toMatchObject({ place: { totalCount: 0 }, theirs: { totalCount: 0 } });
  });

  test('cannot be probed through list filters and sorting, not even by the responsible teacher', async () => {
    await school.student({ name: 'Aa Öppen', email: 'aa@exempel.se', phone: '070-1', municipality: 'Solna' });
    const found = async (who: Person, input: object): Promise<string[]> => {
      const query = 'query($input: StudentsInput) { students(input: $input) { totalCount nodes { id } } }';
      const { data, errors } = await who.graphql(query, { input: { first: 200, ...input } });
      expect(errors).toEqual([]);
      const { totalCount, nodes } = data!['students'];
      expect(totalCount).toBe(nodes.length);
      return nodes.map((node) => node.id);
    };
    const other = await school.student({
      name: 'Utan allt',
      isProtected: true,
      teacherId: responsible.teacherId,
    });
    for (const filter of [
      { q: CANARY.personalNumber },
      { q: '900101-9802' },
      { q: 'kanarie@' },
      { municipalities: ['Vaxholm'] },
      { missing: ['EMAIL'] },
      { missing: ['PHONE'] },
      { missing: ['PERSONAL_NUMBER'] },
    ]) {
      const [theirs, all] = [await found(responsible, { filter }), await found(admin, { filter })];
      expect(all.filter((one) => one === id || one === other)).toHaveLength(1);
      expect(theirs.filter((one) => one === id || one === other)).toEqual([]);
    }
    expect(await found(responsible, { filter: { q: 'Kanarie' } })).toEqual([id]);
    for (const field of ['PERSONAL_NUMBER', 'EMAIL', 'PHONE', 'MUNICIPALITY']) {
      for (const direction of ['ASC', 'DESC']) {
        const sorted = await found(responsible, { sort: { field, direction } });
        // Without a value for this reader: last, ordered by id only.
        const own = sorted.filter((one) => one === id || one === other);
        expect(own).toEqual([id, other].sort((a, b) => (direction === 'ASC' ? 1 : -1) * (a < b ? -1 : 1)));
      }
    }
    await school.sql('DELETE FROM student WHERE id = $1', [other]);
  });

  test('is revealed by no duplicate check below administrator', async () => {
    // Only administrators write personal numbers, and they may know of everyone.
    const { teacher } = strangers as { teacher: Person };
    const other = await school.student();
    expect(
      (
        await teacher.rest('PUT', `/api/student-details/${other}`, {
          body: { personalNumber: CANARY.personalNumber },
        })
      ).status,
    ).toBe(403);
  });

  test('is visible to the responsible teacher: the name, that it is protected, and what is withheld', async () => {
    const { status, body } = await responsible.rest('GET', `/api/student-details/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: CANARY.name,
      isProtected: true,
      personalNumber: null,
      phone: null,
      email: null,
      municipality: null,
      userId: null,
    });
    const { data } = await responsible.graphql(
      `{ student(id: "${id}") { withheld name } students { nodes { name phone withheld } } board { cards { name municipality } } }`,
    );
    const withheld = ['personalNumber', 'phone', 'email', 'municipality'];
    expect(data).toMatchObject({
      student: { name: CANARY.name, withheld },
      students: { nodes: expect.arrayContaining([{ name: CANARY.name, phone: null, withheld }]) as unknown },
      board: { cards: expect.arrayContaining([{ name: CANARY.name, municipality: null }]) as unknown },
    });
  });

  test('withholds only what exists', async () => {
    const bare = await school.student({
      isProtected: true,
      teacherId: responsible.teacherId,
      phone: '08-123456',
    });
    const { data } = await responsible.graphql(`{ student(id: "${bare}") { withheld } }`);
    expect(data).toEqual({ student: { withheld: ['phone'] } });
  });

  test('can be edited by the responsible teacher, whose responses withhold the same', async () => {
    const answers = [
      await responsible.rest('PATCH', `/api/students/${id}`, { body: { aplStatus: 'BLUE' } }),
      await responsible.rest('POST', `/api/students/${id}/comment`, { body: { comment: 'Samtal' } }),
      await responsible.rest('POST', `/api/students/${id}/mark-comments-seen`),
      await responsible.rest('GET', '/api/students'),
    ];
    for (const { status, body } of answers) {
      expect(status).toBeLessThan(300);
      expect(JSON.stringify(body)).not.toMatch(/19900101|4711471|kanarie@|Vaxholm/);
    }
  });

  test('is open to administrators and to the student, who does not see the flag', async () => {
    expect((await admin.rest('GET', `/api/student-details/${id}`)).body).toMatchObject({
      isProtected: true,
      personalNumber: '19900101-9802',
      phone: CANARY.phone,
      email: CANARY.email,
      municipality: { type: CANARY.municipality },
      userId: own.userId,
    });
    expect((await own.rest('GET', `/api/student-details/${id}`)).body).toMatchObject({
      isProtected: null,
      personalNumber: '19900101-9802',
      phone: CANARY.phone,
      municipality: { type: CANARY.municipality },
      userId: null,
    });
  });

  test('is logged as protected whenever it is opened', async () => {
    const reader = await school.as('ADMIN');
    await reader.rest('GET', `/api/student-details/${id}`);
    await reader.rest('GET', `/api/student-details/${id}/history`);
    expect(
      await school.sql(
        'SELECT action, student_id, is_protected FROM access_log WHERE user_id = $1 ORDER BY id',
        [reader.userId],
      ),
    ).toEqual([
      { action: 'READ_STUDENT', student_id: id, is_protected: true },
      { action: 'READ_HISTORY', student_id: id, is_protected: true },
    ]);
  });

  describe.each(['COORDINATOR', 'SPECPED', 'SYV'] as const)('when the teacher becomes %s', (role) => {
    test('is hidden from them as from everyone else, along with everything they were sent before', async () => {
      const former = await school.as('TEACHER');
      const theirs = await school.student({
        ...CANARY,
        personalNumber: null,
        isProtected: true,
        teacherId: former.teacherId,
      });
      const entry = {
        method: 'POST',
        path: `/api/students/${theirs}/comment`,
        key: { 'Idempotency-Key': `${role}-fore` },
      };
      const write = () =>
        former.rest(entry.method, entry.path, { body: { comment: 'KANARIETEXT' }, headers: entry.key });
      expect((await write()).status).toBe(201);
      expect((await former.rest('GET', `/api/student-details/${theirs}`)).body).toMatchObject({
        isProtected: true,
      });
      await school.sql('UPDATE app_user SET role = $2 WHERE id = $1', [former.userId, role]);

      const answers = [
        await former.rest('GET', `/api/student-details/${theirs}`),
        await former.rest('GET', `/api/search?q=Kanarie`),
        // The stored answer for a retry is not returned either.
        await write(),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 200, 404]);
      expect(JSON.stringify(answers.map(({ body }) => body))).not.toMatch(TRACES);
    });
  });

  test('appears and disappears with the flag, for everyone at once', async () => {
    const student = await school.student({ name: 'Tillfällig' });
    const { teacher, coordinator } = strangers as Record<'teacher' | 'coordinator', Person>;
    const flag = (isProtected: boolean) =>
      admin.rest('PUT', `/api/students/${student}/protected`, { body: { isProtected } });
    const statuses = async () =>
      Promise.all(
        [teacher, coordinator].map(
          async (person) => (await person.rest('GET', `/api/student-details/${student}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    expect((await flag(true)).body).toMatchObject({ isProtected: true });
    expect(await statuses()).toEqual([404, 404]);
    await flag(false);
    expect(await statuses()).toEqual([200, 200]);
    const entries = await school.sql(
      'SELECT changes, new_values FROM change_history WHERE student_id = $1 ORDER BY changed_at, id',
      [student],
    );
    expect(entries).toEqual([
      { changes: ['isProtected'], new_values: { isProtected: true } },
      { changes: ['isProtected'], new_values: { isProtected: false } },
    ]);
  });
});
