import { randomUUID } from 'node:crypto';
import { School, type Answer, type Person } from '../support/school.js';

describe('a repeated Idempotency-Key', () => {
  let school: School;
  let anna: Person;
  let admin: Person;
  beforeAll(async () => {
    school = await School.open();
    anna = await school.as('TEACHER');
    admin = await school.as('ADMIN');
  });
  afterAll(() => school.close());

  const key = (value: string = randomUUID()): Record<string, string> => ({ 'idempotency-key': value });
  const comments = (student: string) =>
    school.sql('SELECT text FROM comment WHERE student_id = $1 ORDER BY seq', [student]);
  const comment = (
    student: string,
    text: string,
    headers: Record<string, string>,
    who = anna,
  ): Promise<Answer> =>
    who.rest('POST', `/api/students/${student}/comment`, { body: { comment: text }, headers });

  test('returns the first answer and has no second effect', async () => {
    const [student, headers] = [await school.student(), key()];
    const first = await comment(student, 'Ett', headers);
    await comment(student, 'Emellan', key());
    const second = await comment(student, 'Ett', headers);
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    expect(await comments(student)).toEqual([{ text: 'Ett' }, { text: 'Emellan' }]);
  });

  test('that arrives while the first is in progress gets the same answer', async () => {
    const [student, headers] = [await school.student(), key()];
    const answers = await Promise.all(Array.from({ length: 8 }, () => comment(student, 'Ett', headers)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify({ status, body }))).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await comments(student)).toHaveLength(1);
  });

  test.each<
    [string, (student: string) => { method: string; path: string; body?: unknown; who: () => Person }]
  >([
    [
      'a new student',
      () => ({ method: 'POST', path: '/api/students', body: { name: 'Engång' }, who: () => admin }),
    ],
    [
      'an edit',
      (student) => ({
        method: 'PUT',
        path: `/api/student-details/${student}`,
        body: { name: 'Ny', version: 1 },
        who: () => admin,
      }),
    ],
    [
      'a move',
      (student) => ({
        method: 'PATCH',
        path: `/api/students/${student}`,
        body: { aplStatus: 'RED', from: 'GRAY' },
        who: () => anna,
      }),
    ],
    [
      'a task',
      () => ({ method: 'POST', path: '/api/task', body: { description: 'En gång' }, who: () => anna }),
    ],
    [
      'a deletion',
      (student) => ({
        method: 'DELETE',
        path: `/api/students/${student}/comment`,
        body: { index: 0 },
        who: () => admin,
      }),
    ],
    [
      'a seen mark',
      (student) => ({ method: 'POST', path: `/api/students/${student}/mark-comments-seen`, who: () => anna }),
    ],
    [
      'a protection',
      (student) => ({
        method: 'PUT',
        path: `/api/students/${student}/protected`,
        body: { isProtected: true },
        who: () => admin,
      }),
    ],
  ])('makes %s harmless to repeat', async (_what, call) => {
    const student = await school.student();
    await school.comment(student, anna);
    const { method, path, body, who } = call(student);
    const headers = key();
    const ask = () => who().rest(method, path, { ...(body === undefined ? {} : { body }), headers });
    const [first, second] = await Promise.all([ask(), ask()]);
    const third = await ask();
    expect(first.status).toBeLessThan(300);
    for (const answer of [second, third])
      expect([answer.status, answer.body]).toEqual([first.status, first.body]);
    const rows = await school.sql('SELECT 1 FROM change_history WHERE student_id = $1', [student]);
    expect(rows.length).toBeLessThanOrEqual(1);
  });

  test.each([
    [
      'a move',
      (student: string) => ['PATCH', `/api/students/${student}`, { aplStatus: 'RED', from: 'GRAY' }],
    ],
    ['an edit', (student: string) => ['PUT', `/api/student-details/${student}`, { name: 'Ny', version: 1 }]],
  ] as const)('of %s records again whom it showed', async (_what, call) => {
    const [student, headers] = [await school.student(), key()];
    const [method, path, body] = call(student) as [string, string, object];
    const records = async () =>
      (
        await school.sql('SELECT FROM access_log WHERE user_id = $1 AND student_id = $2', [
          admin.userId,
          student,
        ])
      ).length;
    for (const so of [1, 2, 3]) {
      expect((await admin.rest(method, path, { body, headers })).status).toBe(200);
      expect(await records()).toBe(so);
    }
  });

  test('also works through GraphQL, for a single mutation', async () => {
    const create = 'mutation($input: CreateTaskInput!) { createTask(input: $input) { id } }';
    const [who, headers] = [await school.as('USER'), key()];
    const ask = () => who.graphql(create, { input: { description: 'x' } }, headers);
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect((await who.graphql('{ tasks { id } }')).data).toMatchObject({ tasks: [{}] });
    const two =
      'mutation { a: createTask(input: {description: "a"}) { id } b: createTask(input: {description: "b"}) { id } }';
    expect((await who.graphql(two, {}, key())).status).toBe(400);
  });

  test('is refused with 409 when used for another call', async () => {
    const [student, headers] = [await school.student(), key()];
    await comment(student, 'Ett', headers);
    expect(await comment(student, 'Två', headers)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', reason: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect((await anna.rest('POST', '/api/task', { body: { description: 'x' }, headers })).status).toBe(409);
    expect(await comments(student)).toHaveLength(1);
  });

  test('is scoped to each user', async () => {
    const [student, headers] = [await school.student(), key()];
    await comment(student, 'Ett', headers);
    expect((await comment(student, 'Ett', headers, admin)).status).toBe(201);
    expect(await comments(student)).toHaveLength(2);
  });

  test('performs a call that was refused the first time', async () => {
    const [student, headers] = [await school.student(), key()];
    expect((await comment(randomUUID(), 'Ett', headers)).status).toBe(404);
    expect((await comment(student, 'Ett', headers)).status).toBe(201);
  });

  test('is forgotten after 24 hours', async () => {
    const [student, headers] = [await school.student(), key()];
    await comment(student, 'Ett', headers);
    await school.sql(
      `UPDATE idempotency_key SET created_at = now() - interval '24 hours 1 second' WHERE key = $1`,
      [headers['idempotency-key']],
    );
    expect((await comment(student, 'Två', headers)).status).toBe(201);
    expect(await comments(student)).toHaveLength(2);
  });

  test.each(['med blank', 'x'.repeat(201), 'åäö'])('is refused when malformed (%.12s)', async (value) => {
    const student = await school.student();
    expect((await comment(student, 'x', key(Buffer.from(value, 'utf8').toString('latin1')))).status).toBe(
      400,
    );
    expect(await comments(student)).toEqual([]);
  });

  test('returns its answer to nobody who has lost the rights to it', async () => {
    const [who, student, headers] = [await school.as('TEACHER'), await school.student(), key()];
    await comment(student, 'Ett', headers, who);
    await school.sql(`UPDATE app_user SET role = 'USER' WHERE id = $1`, [who.userId]);
    expect((await comment(student, 'Ett', headers, who)).status).toBe(403);
  });

  test('stores nothing from which a password could be derived', async () => {
    const passwords = ['sju sorters småkakor', 'elva sorters småkakor'];
    const hashes = await Promise.all(
      passwords.map(async (password) => {
        const who = await school.as('TEACHER');
        await school.setPassword(who, password);
        const body = { currentPassword: password, newPassword: `${password} till` };
        const answer = await who.rest('PUT', '/api/profile/password', { body, headers: key() });
        expect(answer.status).toBe(204);
        const [row] = await school.sql('SELECT request_hash FROM idempotency_key WHERE user_id = $1', [
          who.userId,
        ]);
        return row!['request_hash'] as string;
      }),
    );
    expect(hashes[0]).toBe(hashes[1]);
  });
});
