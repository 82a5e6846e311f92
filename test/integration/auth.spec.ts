import { verify } from '@node-rs/argon2';
import { jest } from '@jest/globals';
import { Passwords } from '../../server/platform/auth/passwords/passwords.js';
import { School, codeOf, type Answer, type Person } from '../support/school.js';

const PASSWORD = 'sju sorters småkakor';
const LOGIN = `mutation($input: LoginInput!) { login(input: $input) { token user { userId role } } }`;

let addresses = 0;
/** Each test uses its own address range, since password guesses are counted by it. */
const fromElsewhere = (): Record<string, string> => ({ 'x-forwarded-for': `10.${(addresses += 1)}.7.9` });

describe('signing in', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open({ TRUST_PROXY: '1', RATE_LIMITS: 'on' });
  });
  afterAll(() => school.close());

  const login = (body: unknown, headers = fromElsewhere()): Promise<Answer> =>
    school.nobody.rest('POST', '/api/auth/login', { body, headers });

  async function account(role: Person['role'] = 'TEACHER'): Promise<Person> {
    const person = await school.as(role!);
    await school.setPassword(person, PASSWORD);
    return person;
  }

  test('returns message, token and user, and sets the same session as an HttpOnly cookie', async () => {
    const anna = await account();
    const { status, headers, body } = await login({ email: anna.email, password: PASSWORD });
    expect(status).toBe(200);
    const { token, ...rest } = body as { token: string };
    expect(rest).toEqual({
      message: expect.any(String) as string,
      user: { userId: anna.userId, name: anna.name, email: anna.email, role: 'teacher' },
    });
    expect(headers.getSetCookie()).toEqual([
      `sid=${token}; Path=/; HttpOnly; SameSite=Strict`,
      expect.stringMatching(/^device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/),
    ]);
    const session = await school.nobody.rest('GET', '/api/auth/session', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(session.body).toMatchObject({ user: { userId: anna.userId, role: 'teacher' } });
    expect(
      (await school.nobody.rest('GET', '/api/auth/session', { headers: { cookie: `sid=${token}` } })).status,
    ).toBe(200);
  });

  test('trims address and password, and ignores the case of the address', async () => {
    const anna = await account();
    expect(
      (await login({ email: `  ${anna.email.toUpperCase()} `, password: ` ${PASSWORD}  ` })).status,
    ).toBe(200);
  });

  test('accepts the same letters however they are typed', async () => {
    const anna = await account();
    expect((await login({ email: anna.email, password: PASSWORD.normalize('NFD') })).status).toBe(200);
  });

  test('gives the identical refusal for unknown, wrong, passwordless and deactivated', async () => {
    const anna = await account();
    const gone = await account();
    await school.sql('UPDATE app_user SET active = false WHERE id = $1', [gone.userId]);
    const invited = await school.as('TEACHER');
    const answers = await Promise.all([
      login({ email: 'ingen@exempel.se', password: PASSWORD }),
      login({ email: anna.email, password: 'fel lösenord helt och hållet' }),
      login({ email: gone.email, password: PASSWORD }),
      login({ email: invited.email, password: PASSWORD }),
      login({ email: 'a\u0000b@exempel.se', password: PASSWORD }),
      login({ email: 'inte en adress', password: PASSWORD }),
    ]);
    for (const { status, body, headers } of answers) {
      const { errorId: _errorId, ...rest } = body as { errorId: string };
      expect({ status, rest }).toEqual({
        status: 401,
        rest: { code: 'UNAUTHENTICATED', message: 'Fel e-postadress eller lösenord.' },
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  test('does the same hashing work for an unknown address as for a wrong password', async () => {
    const anna = await account();
    const matches = jest.spyOn(school.app.get<Passwords>(Passwords), 'matches');
    await login({ email: anna.email, password: 'fel lösenord helt och hållet' });
    await login({ email: 'ingen.alls@exempel.se', password: 'fel lösenord helt och hållet' });
    expect(matches).toHaveBeenCalledTimes(2);
    matches.mockRestore();
  });

  test('stores passwords as Argon2id with 19 MiB and two passes, and sessions as hashes', async () => {
    const anna = await account();
    const [row] = await school.sql<{ hash: string }>(
      'SELECT password_hash AS hash FROM app_user WHERE id = $1',
      [anna.userId],
    );
    expect(row!.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(row!.hash, PASSWORD)).toBe(true);
    const { body } = await login({ email: anna.email, password: PASSWORD });
    const sessions = await school.sql('SELECT row_to_json(s)::text AS text FROM session s');
    expect(JSON.stringify(sessions)).not.toContain((body as { token: string }).token);
  });

  test.each([
    [{}, ['email', 'password']],
    [{ email: ' ', password: ' ' }, ['email', 'password']],
    [{ email: 'a@b.se' }, ['password']],
    [{ email: null, password: 'x' }, ['email']],
  ])('asks for the missing fields in %j', async (body, paths) => {
    const answer = await login(body);
    expect(answer.status).toBe(400);
    const { fields } = answer.body as { fields: { path: string; reason: string }[] };
    expect(fields.map(({ path, reason }) => [path, reason])).toEqual(paths.map((path) => [path, 'REQUIRED']));
  });

  test('never adopts a session supplied by the client', async () => {
    const anna = await account();
    const forged = 'f'.repeat(43);
    const { body } = await login(
      { email: anna.email, password: PASSWORD },
      { ...fromElsewhere(), cookie: `sid=${forged}` },
    );
    expect((body as { token: string }).token).not.toBe(forged);
    expect(
      (await school.nobody.rest('GET', '/api/auth/session', { headers: { cookie: `sid=${forged}` } })).status,
    ).toBe(401);
  });

  test('uses only the Bearer header when a request also has a cookie', async () => {
    const [anna, bo] = [await school.as('TEACHER'), await school.as('ADMIN')];
    const both = { authorization: `Bearer ${anna.token!}`, cookie: `sid=${bo.token!}` };
    const session = await school.nobody.rest('GET', '/api/auth/session', { headers: both });
    expect(session.body).toMatchObject({ user: { userId: anna.userId } });
    const dead = { authorization: 'Bearer deaddeaddeaddeaddead', cookie: `sid=${bo.token!}` };
    expect((await school.nobody.rest('GET', '/api/auth/session', { headers: dead })).status).toBe(401);
  });

  test.each(['Bearer', 'Bearer x', 'Basic dXNlcjpwYXNz', "Bearer ' OR 1=1 --", `Bearer ${'a'.repeat(5000)}`])(
    'treats %.30s as nobody',
    async (authorization) => {
      expect(
        (await school.nobody.rest('GET', '/api/auth/session', { headers: { authorization } })).status,
      ).toBe(401);
    },
  );

  test('logging out ends the session for cookie and Bearer alike, and clears what the browser stored', async () => {
    const anna = await account();
    const { token } = (await login({ email: anna.email, password: PASSWORD })).body as { token: string };
    const out = await school.nobody.rest('POST', '/api/auth/logout', { headers: { cookie: `sid=${token}` } });
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()).toEqual(['sid=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0']);
    expect(out.headers.get('clear-site-data')).toBe('"cache", "storage"');
    for (const headers of [{ cookie: `sid=${token}` }, { authorization: `Bearer ${token}` }] as Record<
      string,
      string
    >[]) {
      expect((await school.nobody.rest('GET', '/api/auth/session', { headers })).status).toBe(401);
    }
    expect((await anna.rest('GET', '/api/auth/session')).status).toBe(200);
  });

  test('logging out returns 204 when nobody is signed in', async () => {
    expect((await school.nobody.rest('POST', '/api/auth/logout')).status).toBe(204);
    expect((await school.nobody.graphql('mutation { logout }')).data).toEqual({ logout: true });
  });

  describe('password guessing', () => {
    const wrong = 'fel lösenord helt och hållet';

    test('checks five guesses; after that even the right password gets 429 with Retry-After', async () => {
      const anna = await account();
      const here = fromElsewhere();
      const guesses = [];
      for (let n = 0; n < 5; n += 1)
        guesses.push((await login({ email: anna.email, password: wrong }, here)).status);
      expect(guesses).toEqual([401, 401, 401, 401, 401]);
      const matches = jest.spyOn(school.app.get<Passwords>(Passwords), 'matches');
      const { status, headers, body } = await login({ email: anna.email, password: PASSWORD }, here);
      expect({ status, code: (body as { code: string }).code }).toEqual({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
      expect(matches).not.toHaveBeenCalled();
      matches.mockRestore();
      expect((await login({ email: anna.email, password: PASSWORD })).status).toBe(200);
    });

    test('throttles an unknown address in the same way', async () => {
      const here = fromElsewhere();
      const guesses = [];
      for (let n = 0; n < 6; n += 1)
        guesses.push((await login({ email: 'okänd@exempel.se', password: wrong }, here)).status);
      expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    });

    test('fifty simultaneous guesses count as no more than five', async () => {
      const anna = await account();
      const here = fromElsewhere();
      const matches = jest.spyOn(school.app.get<Passwords>(Passwords), 'matches');
      const email = (n: number): string => (n % 2 ? anna.email.toUpperCase() : ` ${anna.email} `);
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          n % 3
            ? login({ email: email(n), password: wrong }, here).then(({ status }) => status)
            : school.nobody
                .graphql(LOGIN, { input: { email: email(n), password: wrong } }, here)
                .then(({ status }) => status),
        ),
      );
      expect(matches).toHaveBeenCalledTimes(5);
      expect(answers.filter((status) => status === 401)).toHaveLength(5);
      expect(answers.filter((status) => status === 429)).toHaveLength(45);
      matches.mockRestore();
    });

    test('the right password resets the count', async () => {
      const anna = await account();
      const here = fromElsewhere();
      for (let round = 0; round < 2; round += 1) {
        for (let n = 0; n < 4; n += 1)
          expect((await login({ email: anna.email, password: wrong }, here)).status).toBe(401);
        expect((await login({ email: anna.email, password: PASSWORD }, here)).status).toBe(200);
      }
    });

    test('allows sign-in again after fifteen minutes', async () => {
      const anna = await account();
      const here = fromElsewhere();
      for (let n = 0; n < 5; n += 1) await login({ email: anna.email, password: wrong }, here);
      await school.sql(`UPDATE sign_in_failure SET failed_at = failed_at - interval '16 minutes'`);
      expect((await login({ email: anna.email, password: PASSWORD }, here)).status).toBe(200);
    });

    test('checks at most fifty guesses an hour per account, wherever they come from', async () => {
      const anna = await account();
      const statuses = new Set<number>();
      for (let place = 0; place < 10; place += 1) {
        const here = fromElsewhere();
        const round = Array.from({ length: 5 }, () => login({ email: anna.email, password: wrong }, here));
        for (const { status } of await Promise.all(round)) statuses.add(status);
      }
      expect([...statuses]).toEqual([401]);
      expect((await login({ email: anna.email, password: PASSWORD })).status).toBe(429);
    });

    test('rejects a document with several logins before evaluating any', async () => {
      const anna = await account();
      const matches = jest.spyOn(school.app.get<Passwords>(Passwords), 'matches');
      const guess = (n: number) =>
        `g${n}: login(input: {email: "${anna.email}", password: "${wrong} ${n}"}) { token }`;
      const aliased = await school.nobody.graphql(`mutation { ${guess(1)} ${guess(2)} }`);
      const inFragment = await school.nobody.graphql(
        `mutation { ${guess(1)} ...F } fragment F on Mutation { ${guess(2)} }`,
      );
      expect([codeOf(aliased), codeOf(inFragment)]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
      expect(matches).not.toHaveBeenCalled();
      matches.mockRestore();
    });
  });
});

describe('signing in over https', () => {
  test('names the cookie __Host-sid and marks it Secure', async () => {
    const school = await School.open({ PUBLIC_ORIGIN: 'https://skola.exempel.se' });
    try {
      const anna = await school.as('TEACHER');
      await school.setPassword(anna, PASSWORD);
      const body = { email: anna.email, password: PASSWORD };
      const { headers, body: answer } = await school.nobody.rest('POST', '/api/auth/login', { body });
      const { token } = answer as { token: string };
      expect(headers.getSetCookie()).toEqual([
        `__Host-sid=${token}; Path=/; HttpOnly; SameSite=Strict; Secure`,
        expect.stringMatching(
          /^__Host-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=/,
        ),
      ]);
      expect(
        (await school.nobody.rest('GET', '/api/auth/session', { headers: { cookie: `__Host-sid=${token}` } }))
          .status,
      ).toBe(200);
      expect(
        (await school.nobody.rest('GET', '/api/auth/session', { headers: { cookie: `sid=${token}` } }))
          .status,
      ).toBe(401);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await school.close();
    }
  });
});
