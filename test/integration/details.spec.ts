import { randomUUID } from 'node:crypto';
import { codeOf, School, type Answer, type Person } from '../support/school.js';

describe('the details of a search result', () => {
  let school: School;
  let specped: Person;
  let syv: Person;
  let teacher: Person;
  let admin: Person;

  beforeAll(async () => {
    school = await School.open();
    specped = await school.as('SPECPED', { name: 'Sofia Åkerlund' });
    syv = await school.as('SYV');
    teacher = await school.as('TEACHER', { name: 'Åsa Öberg', email: 'asa@exempel.se' });
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const open = (type: string, id: string | null, person = teacher): Promise<Answer> =>
    person.rest('GET', `/api/details/${encodeURIComponent(type)}/${String(id)}`);
  const read = async (
    type: string,
    id: string | null,
    person = teacher,
  ): Promise<Record<string, unknown>> => {
    const { status, body } = await open(type, id, person);
    expect([status, body]).toEqual([200, expect.any(Object)]);
    return body as Record<string, unknown>;
  };
  const statusOf = async (type: string, id: string | null, person = teacher): Promise<number> =>
    (await open(type, id, person)).status;

  describe('of an Elev', () => {
    const seed = {
      name: 'Berit Ek',
      personalNumber: '199001019802',
      phone: '070-1',
      email: 'berit@exempel.se',
      municipality: 'Solna',
      startDate: '2026-08-17',
    };
    let id: string;
    beforeAll(async () => {
      id = await school.student({ ...seed, teacherId: teacher.teacherId });
      const [course] = await school.sql<{ id: string }>(
        `INSERT INTO course (id, code, name, system) VALUES (gen_random_uuid(), 'K1', 'Keramik 1', 'LOCAL') RETURNING id`,
      );
      await school.sql(
        'INSERT INTO enrollment (id, student_id, course_id) VALUES (gen_random_uuid(), $1, $2)',
        [id, course!.id],
      );
    });

    test('show what a colleague needs, and the way to the record', async () => {
      expect(await read('Elev', id)).toEqual({
        _id: id,
        type: 'Elev',
        title: 'Berit Ek',
        personalNumber: '19900101-9802',
        personalNumberKind: 'PERSONNUMMER',
        phone: '070-1',
        email: 'berit@exempel.se',
        municipality: { type: 'Solna' },
        startDate: '2026-08-17',
        endDate: null,
        status: 'ACTIVE',
        educationSummary: 'Keramik 1',
        education: [
          expect.objectContaining({ _id: expect.any(String) as string, name: 'Keramik 1', type: 'Course' }),
        ],
        teacher: { _id: teacher.teacherId, username: 'Åsa Öberg' },
        aplStatus: 'GRAY',
        aplStatusSince: expect.any(String) as string,
        withheld: [],
        link: `/student/${id}`,
      });
    });

    test('show what else the courses count as', async () => {
      const reader = await school.student();
      await school.sql(
        `INSERT INTO enrollment (id, student_id, course_id)
         SELECT gen_random_uuid(), $1, course_id FROM course_pair LIMIT 1`,
        [reader],
      );
      const { education } = await read('Elev', reader);
      const [{ refId }] = education as [{ refId: { equivalents: unknown[] } }];
      expect(refId.equivalents.length).toBeGreaterThan(0);
    });

    test('mask the personal number below teacher', async () => {
      for (const person of [specped, syv]) {
        const card = await read('Elev', id, person);
        expect(card['personalNumber']).toBe('19900101-****');
        expect(JSON.stringify(card)).not.toContain('9802');
      }
      expect((await read('Elev', id, admin))['personalNumber']).toBe('19900101-9802');
    });

    test('leave one access record per reading', async () => {
      const reader = await school.as('SYV');
      await read('Elev', id, reader);
      expect(
        await school.sql('SELECT action, student_id FROM access_log WHERE user_id = $1', [reader.userId]),
      ).toEqual([{ action: 'READ_STUDENT', student_id: id }]);
    });

    test('of a protected student are shown to the responsible teacher, without contact, and to administrators', async () => {
      const hidden = await school.student({
        ...seed,
        personalNumber: '199203019800',
        isProtected: true,
        teacherId: teacher.teacherId,
      });
      for (const person of [specped, syv, await school.as('TEACHER')])
        expect(await statusOf('Elev', hidden, person)).toBe(404);
      const card = await read('Elev', hidden);
      expect(card).toMatchObject({
        title: 'Berit Ek',
        personalNumber: null,
        phone: null,
        email: null,
        municipality: null,
      });
      expect(card['withheld']).toEqual(['personalNumber', 'phone', 'email', 'municipality']);
      expect(await read('Elev', hidden, admin)).toMatchObject({
        personalNumber: '19920301-9800',
        withheld: [],
      });
    });
  });

  describe('of a Lärare', () => {
    test('show name, courses, number of students and, from teacher up, the e-mail address', async () => {
      const other = await school.as('TEACHER', { name: 'Bo Bok', email: 'bo@exempel.se' });
      const [course] = await school.sql<{ id: string }>(
        `INSERT INTO course (id, code, name, system) VALUES (gen_random_uuid(), 'G1', 'Glas 1', 'LOCAL') RETURNING id`,
      );
      const instance = async (name: string, start: string, end: string) =>
        (
          await school.sql<{ id: string }>(
            `INSERT INTO course_instance (id, course_id, name, start_date, end_date, teacher_id) VALUES (gen_random_uuid(), $1, $2, $3, $4, $5) RETURNING id`,
            [course!.id, name, start, end, other.teacherId],
          )
        )[0]!.id;
      const [past, running] = [
        await instance('Glas 1 ht', '2020-08-01', '2020-12-01'),
        await instance('Glas 1 vt', '2026-01-01', '2099-06-01'),
      ];
      const enroll = (student: string, at: string) =>
        school.sql(
          'INSERT INTO enrollment (id, student_id, course_id, course_instance_id) VALUES (gen_random_uuid(), $1, $2, $3)',
          [student, course!.id, at],
        );
      // A student is counted once, past students are not, protected ones only for permitted readers.
      await enroll(await school.student({ teacherId: other.teacherId }), running);
      await enroll(await school.student(), running);
      await enroll(await school.student(), past);
      await enroll(await school.student({ isProtected: true }), running);
      expect(await read('Lärare', other.teacherId)).toEqual({
        _id: other.teacherId,
        type: 'Lärare',
        title: 'Bo Bok',
        email: 'bo@exempel.se',
        isOwn: false,
        active: true,
        courseInstances: [
          { _id: running, courseName: 'Glas 1 vt', startDate: '2026-01-01', endDate: '2099-06-01' },
          { _id: past, courseName: 'Glas 1 ht', startDate: '2020-08-01', endDate: '2020-12-01' },
        ],
        studentCount: 2,
      });
      expect(await read('Lärare', other.teacherId, specped)).toMatchObject({
        title: 'Bo Bok',
        email: null,
        studentCount: 2,
      });
      expect(await read('Lärare', other.teacherId, admin)).toMatchObject({ studentCount: 3 });
      expect(await read('Lärare', other.teacherId, other)).toMatchObject({ isOwn: true });
    });

    test('are found only by the teacher’s id, and with Lärare in either Unicode form', async () => {
      expect((await teacher.rest('GET', `/api/details/L%C3%A4rare/${teacher.teacherId}`)).status).toBe(200);
      expect((await teacher.rest('GET', `/api/details/La%CC%88rare/${teacher.teacherId}`)).status).toBe(200);
      expect(await statusOf('Lärare', teacher.userId)).toBe(404);
    });
  });

  describe('of Personal and Användare', () => {
    test('show name, role and, from teacher up, the e-mail address', async () => {
      expect(await read('Personal', specped.userId)).toEqual({
        _id: specped.userId,
        type: 'Personal',
        title: 'Sofia Åkerlund',
        role: 'specped',
        email: specped.email,
        active: true,
      });
      expect(await read('Personal', specped.userId, syv)).toMatchObject({ role: 'specped', email: null });
      const guest = await school.as('GUEST');
      expect(await read('Användare', guest.userId)).toMatchObject({
        type: 'Användare',
        role: 'guest',
        email: guest.email,
      });
    });

    test('exist only under their own type, and never for the account of a student record', async () => {
      const student = await school.asStudent();
      expect(await statusOf('Användare', specped.userId)).toBe(404);
      expect(await statusOf('Personal', teacher.userId)).toBe(404);
      expect(await statusOf('Användare', student.userId, admin)).toBe(404);
      expect(await statusOf('Användare', (await school.as('STUDENT')).userId)).toBe(200);
    });

    test('of a deactivated account are shown only to administrators', async () => {
      const gone = await school.as('SYV', { active: false });
      expect(await statusOf('Personal', gone.userId)).toBe(404);
      expect(await read('Personal', gone.userId, admin)).toMatchObject({ active: false });
    });
  });

  test('of an unknown type or id are not found; a malformed id is rejected', async () => {
    for (const type of ['Course', 'elev', 'Vaktmästare'])
      expect([type, await statusOf(type, randomUUID())]).toEqual([type, 404]);
    for (const type of ['Elev', 'Lärare', 'Personal', 'Användare']) {
      expect([type, await statusOf(type, randomUUID())]).toEqual([type, 404]);
      expect([type, await statusOf(type, 'x')]).toEqual([type, 400]);
    }
  });

  test('are the same through REST and GraphQL', async () => {
    const query = `query($id: ID!) { details(type: LARARE, id: $id) { ... on TeacherCard { id type title studentCount } } }`;
    const { data } = await teacher.graphql(query, { id: teacher.teacherId });
    const { _id, type, title, studentCount } = await read('Lärare', teacher.teacherId);
    expect(data).toEqual({ details: { id: _id, type, title, studentCount } });
    expect(codeOf(await teacher.graphql(query, { id: randomUUID() }))).toBe('NOT_FOUND');
  });
});
