import { readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';
import { jest } from '@jest/globals';
import pg from 'pg';
import { SteadyClient } from '../../server/platform/database/steady-client.js';
import { School, type Person } from '../support/school.js';

/** One for the session, the rest for the answer. */
const LIMITS: [string, string, number][] = [
  [
    'the student list',
    '{ students(input: {first: 200}) { totalCount nextCursor nodes { id name teacher { userId { username } } education { name } commentCount unseenCommentCount } } }',
    3,
  ],
  [
    'the student list without its total',
    '{ students(input: {first: 200}) { nodes { id name municipality { type } } } }',
    2,
  ],
  [
    'the board',
    '{ board { cards { id name aplStatus education municipality commentCount unseenCount } } }',
    2,
  ],
  [
    'the student page',
    '{ student(id: "ID") { name teacher { id } education { name refId { courseName } courseInstance { courseName } } commentHistory { author comment seenBy viewerMay { edit } } } }',
    2,
  ],
  ['the history', '{ studentHistory(studentId: "ID") { changes changedBy { name } } }', 2],
];

describe('the number of SQL statements', () => {
  let school: School;
  let admin: Person;
  let student: string;
  beforeAll(async () => {
    school = await School.open();
    admin = await school.as('ADMIN');
    student = await school.student();
  });
  afterAll(() => school.close());

  async function fill(students: number, comments: number): Promise<void> {
    await school.sql(
      `INSERT INTO student (id, name) SELECT gen_random_uuid(), 'Elev ' || n FROM generate_series(1, $1::int) n`,
      [students],
    );
    await school.sql(
      `INSERT INTO comment (id, student_id, author_id, author_name, author_role, text)
       SELECT gen_random_uuid(), s.id, $1, 'Ada', 'ADMIN', 'x' FROM student s, generate_series(1, $2::int)`,
      [admin.userId, comments],
    );
    await school.sql(
      `INSERT INTO enrollment (id, student_id, course_id, start_date)
       SELECT gen_random_uuid(), s.id, c.id, '2026-01-01' FROM student s CROSS JOIN (SELECT id FROM course LIMIT 3) c`,
    );
  }

  test.each(LIMITS)('for %s is small', async (_page, query, most) => {
    const count = await school.fewestStatements(async () => {
      expect((await admin.graphql(query.replace('ID', student))).errors).toEqual([]);
    });
    expect(count).toBe(most);
  });

  test('through REST is no larger', async () => {
    expect(await school.fewestStatements(() => admin.rest('GET', `/api/student-details/${student}`))).toBe(2);
    expect(
      await school.fewestStatements(() => admin.rest('GET', `/api/student-details/${student}/history`)),
    ).toBe(2);
  });

  test('for a single move is two: the session, and one that does everything and waits for the disk', async () => {
    const move = (column: string) =>
      `mutation { setAplStatus(input: {studentId: "${student}", aplStatus: ${column}}) { __typename } }`;
    const columns = ['RED', 'BLUE', 'GREEN'];
    expect(
      await school.fewestStatements((attempt) => admin.graphql(move(columns[attempt % columns.length]!))),
    ).toBe(2);
  });

  test('stays the same with a hundred times the students, comments and enrolments', async () => {
    await fill(150, 4);
    for (const [page, query, most] of LIMITS) {
      const count = await school.fewestStatements(() => admin.graphql(query.replace('ID', student)));
      expect([page, count]).toEqual([page, most]);
    }
  });

  test('for a whole list is one per hundred rows, plus the session', async () => {
    await fill(120, 1);
    const [stored] = await school.sql<{ students: number }>(
      'SELECT count(*)::integer AS students FROM student',
    );
    expect(await school.fewestStatements(() => admin.rest('GET', '/api/students'))).toBe(
      1 + Math.ceil(stored!.students / 100),
    );
  });

  describe('for Min dag', () => {
    const days = separateOperations(parse(readFileSync('client/src/features/my-day/my-day.graphql', 'utf8')));

    it.each([
      ['TeacherDay', 'TEACHER', 8],
      ['AdministratorDay', 'ADMIN', 12],
      ['CounsellorDay', 'SYV', 4],
      // Calendar readers also watch exams.
      ['ExamsToWatch', 'SYV', 2],
      // The timeline contains the student's events; plan, placements and hours are the student's own.
      ['StudentDay', 'STUDENT', 8],
    ] as const)(
      '%s is one request, and as few statements however much is pending',
      async (name, role, most) => {
        const document = print(days[name]!);
        const asked = async (person: Person, variables: object) =>
          school.fewestStatements(async () => {
            expect((await person.graphql(document, { ...variables })).errors).toEqual([]);
          });
        const person = role === 'STUDENT' ? await school.asStudent() : await school.as(role);
        const fill = async (count: number) => {
          await school.sql(
            `INSERT INTO follow_up (id, student_id, due_on, assignee_id, created_by, created_by_name)
           SELECT gen_random_uuid(), id, today(), $1, $1, 'Ada' FROM student LIMIT $2`,
            [person.userId, count],
          );
          await school.sql(
            `UPDATE student SET end_date = today() + 10, teacher_id = coalesce($1::uuid, teacher_id)
           WHERE id IN (SELECT id FROM student WHERE user_id IS NULL LIMIT $2)`,
            [person.teacherId, count],
          );
        };
        await fill(1);
        const few = await asked(person, { studentId: person.studentId });
        await fill(100);
        expect([few, await asked(person, { studentId: person.studentId })]).toEqual([most, most]);
      },
    );
  });
});

test('a sign-in makes three round trips to the database, one of them to reserve a guess', async () => {
  const school = await School.open({ RATE_LIMITS: 'on' });
  const anna = await school.as('TEACHER');
  await school.setPassword(anna, 'sju sorters småkakor');
  const sent: unknown[] = [];
  const ask = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (this instanceof SteadyClient) sent.push(args[0]);
    return ask.apply(this, args) as never;
  });
  const body = { email: anna.email, password: 'sju sorters småkakor' };
  const counts: number[] = [];
  // Background jobs may run at the same time.
  for (let attempt = 0; attempt < 6; attempt += 1) {
    sent.length = 0;
    expect((await school.nobody.rest('POST', '/api/auth/login', { body })).status).toBe(200);
    counts.push(sent.length);
  }
  spy.mockRestore();
  expect(Math.min(...counts)).toBe(3);
  await school.close();
});
