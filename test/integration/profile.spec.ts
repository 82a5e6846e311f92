import { codeOf, School, type Answer, type Person } from '../support/school.js';

const OLD = 'sju sorters småkakor';
const NEW = 'åtta nya sorters kakor';

interface SessionAnswer {
  _id: string;
  current: boolean;
  userAgent: string | null;
  address: string | null;
}

describe('the user’s own profile', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open({ TRUST_PROXY: '1', RATE_LIMITS: 'on' });
  });
  afterAll(() => school.close());

  const signedIn = async (token: string): Promise<boolean> =>
    (await school.nobody.rest('GET', '/api/auth/session', { headers: { authorization: `Bearer ${token}` } }))
      .status === 200;
  const change = (who: Person, currentPassword: string, newPassword: string, headers = {}): Promise<Answer> =>
    who.rest('PUT', '/api/profile/password', { body: { currentPassword, newPassword }, headers });
  const sessions = async (who: Person): Promise<SessionAnswer[]> =>
    (await who.rest('GET', '/api/profile/sessions')).body as SessionAnswer[];

  test('shows the account, the linked record and the settings of a user who has chosen nothing', async () => {
    const student = await school.asStudent();
    const { status, body } = await student.rest('GET', '/api/profile');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userId: student.userId,
      name: student.name,
      email: student.email,
      role: 'student',
      phone: null,
      studentId: student.studentId,
      teacherId: null,
      settings: { theme: 'SYSTEM', pageSize: 50, startPage: null, shortcuts: true, mutedNotifications: [] },
    });
  });

  test('accepts phone and settings, keeps omitted fields, and clears those set to null', async () => {
    const anna = await school.as('TEACHER');
    const put = async (body: object) => (await anna.rest('PUT', '/api/profile', { body })).body;
    expect(await put({ phone: '070-123 45 67' })).toMatchObject({ phone: '070-123 45 67', version: 2 });
    expect(await put({ settings: { theme: 'DARK', mutedNotifications: ['COMMENT'] } })).toMatchObject({
      phone: '070-123 45 67',
      version: 2,
      settings: { theme: 'DARK', mutedNotifications: ['COMMENT'], pageSize: 50 },
    });
    expect(await put({ phone: null, settings: { pageSize: 100 } })).toMatchObject({
      phone: null,
      settings: { theme: 'DARK', pageSize: 100 },
    });
  });

  test.each([
    [{ name: 'Ett annat' }, 'name', 'UNKNOWN_FIELD'],
    [{ email: 'annan@exempel.se' }, 'email', 'UNKNOWN_FIELD'],
    [{ role: 'ADMIN' }, 'role', 'UNKNOWN_FIELD'],
    [{ settings: { pageSize: 1000 } }, 'settings.pageSize', 'RANGE'],
    [{ settings: { startPage: 'https://annan.se' } }, 'settings.startPage', 'FORMAT'],
    [{ settings: { theme: 'PINK' } }, 'settings.theme', 'NOT_ALLOWED'],
    [{ phone: 'ring' }, 'phone', 'FORMAT'],
  ])('refuses %j', async (body, path, reason) => {
    const anna = await school.as('TEACHER');
    const answer = await anna.rest('PUT', '/api/profile', { body });
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: unknown[] }).fields).toMatchObject([{ path, reason }]);
  });

  test('replaces this session and ends all others on a new password', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, OLD);
    const elsewhere = await school.session(anna.userId);
    const answer = await change(anna, ` ${OLD} `, NEW);
    expect([answer.status, answer.body]).toEqual([204, null]);
    const [, cookie] = /^sid=([^;]+); Path=\/; HttpOnly; SameSite=Strict$/.exec(
      answer.headers.getSetCookie()[0]!,
    )!;
    expect([await signedIn(elsewhere), await signedIn(anna.token!), await signedIn(cookie!)]).toEqual([
      false,
      false,
      true,
    ]);
    const login = async (password: string) =>
      (await school.nobody.rest('POST', '/api/auth/login', { body: { email: anna.email, password } })).status;
    expect([await login(OLD), await login(NEW)]).toEqual([401, 200]);
  });

  test('returns the new token through GraphQL to a client without cookies', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, OLD);
    const query = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { token } }';
    const { data } = await anna.graphql(query, { input: { currentPassword: OLD, newPassword: NEW } });
    expect(await signedIn(data!.changePassword.token!)).toBe(true);
  });

  test('rejects a wrong current password on its field, and counts it as a guess', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, OLD);
    const here = { 'x-forwarded-for': '203.0.113.77' };
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, body } = await change(anna, 'fel lösenord helt', NEW, here);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        fields: [{ path: 'currentPassword', message: 'Nuvarande lösenord är fel.' }],
      });
    }
    expect((await change(anna, OLD, NEW, here)).status).toBe(429);
    const login = { body: { email: anna.email, password: OLD }, headers: here };
    expect((await school.nobody.rest('POST', '/api/auth/login', login)).status).toBe(429);
    expect(await signedIn(anna.token!)).toBe(true);
  });

  test.each(['kort', 'aaaaaaaaaaaaaaaaaaaa'])(
    'rejects the new password %s before checking the current one',
    async (next) => {
      const anna = await school.as('TEACHER');
      const { status, body } = await change(anna, 'vad som helst', next);
      expect([status, (body as { fields: { path: string }[] }).fields[0]!.path]).toEqual([
        400,
        'newPassword',
      ]);
    },
  );

  test('lists the user’s sessions, with the current one marked', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, OLD);
    const headers = { 'user-agent': 'Provläsare 1.0', 'x-forwarded-for': '203.0.113.5' };
    await school.nobody.rest('POST', '/api/auth/login', {
      body: { email: anna.email, password: OLD },
      headers: { ...headers, 'user-agent': 'Browser/1.0' },
    });
    const list = await sessions(anna);
    expect(list).toHaveLength(2);
    expect(list.filter(({ current }) => current)).toHaveLength(1);
    expect(list.find(({ current }) => !current)).toMatchObject({
      userAgent: 'Browser/1.0',
      address: '203.0.113.5',
    });
    expect(JSON.stringify(list)).not.toContain('token');
  });

  test('ends one session, not another user’s, and all others at once', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('TEACHER')];
    const others = [await school.session(anna.userId), await school.session(anna.userId)];
    const [foreign] = await sessions(bo);
    expect((await anna.rest('DELETE', `/api/profile/sessions/${foreign!._id}`)).status).toBe(404);
    const other = (await sessions(anna)).find(({ current }) => !current)!;
    expect((await anna.rest('DELETE', `/api/profile/sessions/${other._id}`)).status).toBe(204);
    expect((await sessions(anna)).map(({ _id }) => _id)).not.toContain(other._id);
    const { data } = await anna.graphql('mutation { endOtherSessions }');
    expect(data).toEqual({ endOtherSessions: 1 });
    expect(await Promise.all([...others, anna.token!, bo.token!].map(signedIn))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('is not available without a session', async () => {
    expect(codeOf(await school.nobody.graphql('{ myProfile { userId } }'))).toBe('UNAUTHENTICATED');
  });
});
