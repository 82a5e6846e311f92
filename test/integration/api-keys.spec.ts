import { codeOf, School, type Answer, type CallOptions, type Person } from '../support/school.js';

interface KeyAnswer {
  _id: string;
  name: string;
  role: string;
  key: string;
  lastUsedAt: string | null;
  revokedAt: string | null;
}

describe('API keys', () => {
  let school: School;
  let root: Person;
  beforeAll(async () => {
    school = await School.open({ GRAPHQL_PLAYGROUND: 'staff' });
    root = await school.as('SYSTEMADMIN');
  });
  afterAll(() => school.close());

  const make = (body: object, headers: Record<string, string> = {}): Promise<Answer> =>
    root.rest('POST', '/api/api-keys', { body, headers });
  const made = async (role: string, name = `Schema ${role}`): Promise<KeyAnswer> =>
    (await make({ name, role })).body as KeyAnswer;
  const by = (
    key: string,
    method: string,
    path: string,
    { body, headers }: CallOptions = {},
  ): Promise<Answer> =>
    school.nobody.rest(method, path, { body, headers: { authorization: `Bearer ${key}`, ...headers } });

  test('shows the key once, and stores only its hash', async () => {
    const created = await made('teacher');
    expect(created).toMatchObject({
      name: 'Schema teacher',
      role: 'teacher',
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(created.key).toMatch(/^sv_[\w-]{43}$/);
    const list = (await root.rest('GET', '/api/api-keys')).body as KeyAnswer[];
    expect(list.map(({ _id }) => _id)).toContain(created._id);
    expect(JSON.stringify(list)).not.toContain(created.key);
    const [{ text }] = (await school.sql<{ text: string }>(
      `SELECT (SELECT json_agg(k)::text FROM api_key k) || (SELECT coalesce(json_agg(i)::text, '') FROM idempotency_key i) AS text`,
    )) as [{ text: string }];
    expect(text).not.toContain(created.key);
  });

  test('a repeated call neither creates a second key nor shows the first again', async () => {
    const headers = { 'idempotency-key': 'en-nyckel' };
    const [first, second] = [
      (await make({ name: 'Upprepad', role: 'teacher' }, headers)).body as KeyAnswer,
      (await make({ name: 'Upprepad', role: 'teacher' }, headers)).body as KeyAnswer,
    ];
    expect(second).toEqual({ ...first, key: null });
    const stored = await school.sql<{ text: string }>(
      'SELECT coalesce(result::text, $1) AS text FROM idempotency_key',
      [''],
    );
    expect(stored.some(({ text }) => text.includes(first.key))).toBe(false);
  });

  test.each([
    [{ name: 'X', role: 'systemadmin' }, 'role', 'NOT_ALLOWED'],
    [{ name: '', role: 'teacher' }, 'name', 'REQUIRED'],
    [{ name: 'X', role: 'teacher', expiresAt: '2001-01-01T00:00:00.000Z' }, 'expiresAt', 'RANGE'],
    [{ name: 'X', role: 'teacher', expiresAt: 'i morgon' }, 'expiresAt', 'FORMAT'],
  ])('rejects %j', async (body, path, reason) => {
    const answer = await make(body);
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: unknown[] }).fields).toMatchObject([{ path, reason }]);
  });

  test('has exactly the rights of its role', async () => {
    const studentId = await school.student();
    const protectedId = await school.student({ isProtected: true });
    const calls = [
      ['GET', '/api/students'],
      ['GET', `/api/student-details/${studentId}`],
      ['GET', `/api/student-details/${protectedId}`],
      ['GET', `/api/student-details/${studentId}/history`],
      ['GET', '/api/users'],
      ['GET', '/api/api-keys'],
    ] as const;
    const statuses = async (role: string) => {
      const { key } = await made(role);
      return Promise.all(calls.map(async ([method, path]) => (await by(key, method, path)).status));
    };
    expect(await statuses('user')).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await statuses('student')).toEqual([200, 403, 403, 403, 403, 403]);
    expect(await statuses('coordinator')).toEqual([403, 200, 404, 403, 403, 403]);
    expect(await statuses('teacher')).toEqual([200, 200, 404, 403, 403, 403]);
    expect(await statuses('admin')).toEqual([200, 200, 200, 200, 200, 403]);
  });

  test('appears under its own name in comments, history and the access log', async () => {
    const { key, name } = await made('admin', 'Procapita');
    const studentId = await school.student();
    const comment = await by(key, 'POST', `/api/student-details/${studentId}/comments`, {
      body: { comment: 'Hej' },
    });
    expect(comment.body).toMatchObject({ commentHistory: [{ author: name, authorRole: 'admin' }] });
    await by(key, 'PUT', `/api/student-details/${studentId}`, { body: { exam: 'Klar' } });
    const { changeHistory } = (await root.rest('GET', `/api/student-details/${studentId}/history`)).body as {
      changeHistory: { changedBy: { name: string } }[];
    };
    expect(changeHistory[0]!.changedBy.name).toBe(name);
    await by(key, 'GET', `/api/student-details/${studentId}`);
    const log = (await root.rest('GET', `/api/access-log?studentId=${studentId}`)).body as {
      userName: string;
    }[];
    expect(log.map(({ userName }) => userName)).toContain(name);
  });

  test('stops working at once when revoked, and when it expires', async () => {
    const { _id, key } = await made('teacher');
    expect((await by(key, 'GET', '/api/students')).status).toBe(200);
    expect((await root.rest('DELETE', `/api/api-keys/${_id}`)).status).toBe(204);
    expect((await by(key, 'GET', '/api/students')).status).toBe(401);
    const list = (await root.rest('GET', '/api/api-keys')).body as KeyAnswer[];
    const [revoked] = list.filter((entry) => entry._id === _id);
    expect(revoked!.revokedAt).not.toBeNull();
    expect(revoked!.lastUsedAt).not.toBeNull();
    const brief = (await make({ name: 'Kort', role: 'teacher', expiresAt: '2090-01-01T00:00:00Z' }))
      .body as KeyAnswer;
    expect((await by(brief.key, 'GET', '/api/students')).status).toBe(200);
    await school.sql(`UPDATE api_key SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      brief._id,
    ]);
    expect((await by(brief.key, 'GET', '/api/students')).status).toBe(401);
  });

  test('is not a person: no cookie, profile, password or reset link, and in no list of people', async () => {
    const { key, name } = await made('admin', 'Bara ett system');
    expect((await by(key, 'GET', '/api/students')).headers.getSetCookie()).toEqual([]);
    expect(
      (await by('x', 'GET', '/api/students', { headers: { authorization: '', cookie: `sid=${key}` } }))
        .status,
    ).toBe(401);
    for (const [method, path, body] of [
      ['GET', '/api/profile', undefined],
      ['PUT', '/api/profile', { phone: null }],
      ['GET', '/api/profile/sessions', undefined],
      ['PUT', '/api/profile/password', { currentPassword: 'x', newPassword: 'sju sorters kakor' }],
    ] as const) {
      const answer = await by(key, method, path, { body });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
    }
    const [account] = await school.sql<{ id: string; email: string }>(
      'SELECT id, email FROM app_user WHERE name = $1',
      [name],
    );
    await school.nobody.rest('POST', '/api/reset-password/request', { body: { email: account!.email } });
    await school.workedOff('mail-reset-link');
    expect(await school.sql('SELECT 1 FROM password_reset WHERE user_id = $1', [account!.id])).toEqual([]);
    expect(JSON.stringify((await root.rest('GET', '/api/users')).body)).not.toContain(name);
    expect((await root.rest('PUT', `/api/users/${account!.id}`, { body: { name: 'X' } })).status).toBe(404);
    const found = (await root.rest('GET', `/api/search?q=${encodeURIComponent(name)}`)).body;
    expect(found).toEqual([]);
    await expect(
      school.sql('UPDATE app_user SET active = true WHERE id = $1', [account!.id]),
    ).rejects.toThrow('never_signs_in');
  });

  test('shows the schema to its developers where the playground is for staff', async () => {
    const { key } = await made('student');
    const body = { query: '{ __schema { queryType { name } } }' };
    expect((await by(key, 'POST', '/graphql', { body })).status).toBe(200);
    const student = await school.asStudent();
    expect(codeOf(await student.graphql(body.query))).toBe('FORBIDDEN');
  });

  test.each(['sv_', `sv_${'a'.repeat(43)}`, `sv_${'a'.repeat(42)}=`])('treats %s as nobody', async (key) => {
    expect((await by(key, 'GET', '/api/auth/session')).status).toBe(401);
  });
});

describe('the rate limit', () => {
  test('is counted separately for each key', async () => {
    const school = await School.open({ RATE_LIMITS: 'on' });
    try {
      const root = await school.as('SYSTEMADMIN');
      const keys = await Promise.all(
        ['Ett', 'Två'].map(
          async (name) =>
            (await root.rest('POST', '/api/api-keys', { body: { name, role: 'user' } })).body as KeyAnswer,
        ),
      );
      const ask = async ({ key }: KeyAnswer) =>
        (await school.nobody.rest('GET', '/api/task', { headers: { authorization: `Bearer ${key}` } }))
          .status;
      const statuses: number[] = [];
      for (let n = 0; n < 31; n += 1)
        statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => ask(keys[0]!)))));
      expect(statuses.filter((status) => status === 200)).toHaveLength(600);
      expect(statuses.filter((status) => status === 429)).toHaveLength(20);
      expect(await ask(keys[1]!)).toBe(200);
    } finally {
      await school.close();
    }
  });
});
