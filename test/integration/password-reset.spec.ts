import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { School, type Answer, type Person } from '../support/school.js';

const OLD = 'sju sorters småkakor';
const NEW = 'åtta nya sorters kakor';

describe('setting a password through an e-mailed link', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open({ PUBLIC_ORIGIN: 'http://skola.exempel.se', TRUST_PROXY: '1' });
  });
  afterAll(() => school.close());

  const ask = (email: string, headers: Record<string, string> = {}): Promise<Answer> =>
    school.nobody.rest('POST', '/api/reset-password/request', { body: { email }, headers });
  const reset = (token: string, newPassword: string): Promise<Answer> =>
    school.nobody.rest('POST', '/api/reset-password', { body: { token, newPassword } });
  const login = async ({ email }: Person, password: string): Promise<number> =>
    (await school.nobody.rest('POST', '/api/auth/login', { body: { email, password } })).status;

  async function account(name?: string): Promise<Person> {
    const person = await school.as('TEACHER', name ? { name } : {});
    await school.setPassword(person, OLD);
    return person;
  }

  /** The link of the latest mail, as the recipient reads it. */
  async function mailedLink(email: string): Promise<URL> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const folder = join(school.app.dataDir, 'mail');
      const names = await readdir(folder).catch(() => []);
      const texts = await Promise.all(
        names
          .filter((name) => name.endsWith('.eml'))
          .sort()
          .map((name) => readFile(join(folder, name), 'utf8')),
      );
      const mine = texts
        .filter((text) => text.includes(`To: ${email}`))
        .map((text) => text.replaceAll('=\n', '').replaceAll('=3D', '='));
      const link = mine
        .flatMap((text) => text.match(/https?:\/\/\S*\/reset-password\?token=\S+/) ?? [])
        .at(-1);
      if (link) return new URL(link);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`no mail to ${email} within ten seconds`);
  }

  /** The request is processed after the answer has been sent. */
  const lookedInto = (): Promise<void> => school.workedOff('mail-reset-link');

  async function tokenFor(person: Person): Promise<string> {
    await ask(person.email);
    return (await mailedLink(person.email)).searchParams.get('token')!;
  }

  test('responds the same for every address, and mails only existing accounts', async () => {
    const anna = await account();
    const gone = await account();
    await school.sql('UPDATE app_user SET active = false WHERE id = $1', [gone.userId]);
    const answers = await Promise.all([
      ask(anna.email),
      ask('ingen@exempel.se'),
      ask(gone.email),
      ask('a\u0000b@c.se'),
      ask(''),
    ]);
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 202, body: answers[0]!.body });
    }
    await lookedInto();
    const rows = await school.sql<{ user_id: string }>(
      'SELECT user_id FROM password_reset WHERE user_id = ANY ($1)',
      [[anna.userId, gone.userId]],
    );
    expect(rows).toEqual([{ user_id: anna.userId }]);
  });

  test('responds before looking up the account, so response time cannot reveal whether one exists', async () => {
    const anna = await account();
    const holder = await school.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [anna.userId]);
      // Writes to the account are blocked now; the answer is not.
      expect((await ask(anna.email)).status).toBe(202);
    } finally {
      await holder.query('ROLLBACK');
      holder.release();
    }
    await lookedInto();
    expect(await school.sql('SELECT FROM password_reset WHERE user_id = $1', [anna.userId])).toHaveLength(1);
  });

  test('builds the link from PUBLIC_ORIGIN, never from the request', async () => {
    const anna = await account();
    await ask(anna.email, { 'x-forwarded-host': 'ond.exempel', 'x-forwarded-for': '1.2.3.4' });
    const link = await mailedLink(anna.email);
    expect(link.origin).toBe('http://skola.exempel.se');
    expect(link.pathname).toBe('/reset-password');
  });

  test('sets the password, ends all sessions and notifies the owner', async () => {
    const anna = await account();
    const { status, body } = await reset(await tokenFor(anna), NEW);
    expect({ status, body }).toEqual({ status: 200, body: { message: expect.any(String) as string } });
    expect((await anna.rest('GET', '/api/auth/session')).status).toBe(401);
    expect(await login(anna, OLD)).toBe(401);
    expect(await login(anna, NEW)).toBe(200);
    const jobs = async () => {
      const folder = join(school.app.dataDir, 'mail');
      const texts = await Promise.all(
        (await readdir(folder))
          .filter((name) => name.endsWith('.eml'))
          .map((name) => readFile(join(folder, name), 'utf8')),
      );
      return texts.filter((text) => text.includes(`To: ${anna.email}`)).length;
    };
    for (let attempt = 0; attempt < 100 && (await jobs()) < 2; attempt += 1)
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await jobs()).toBe(2);
  });

  test('stores only the hash of the token', async () => {
    const anna = await account();
    const token = await tokenFor(anna);
    const rows = await school.sql('SELECT row_to_json(r)::text AS text FROM password_reset r');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('says only whether a link is valid, without using it up', async () => {
    const anna = await account();
    const token = await tokenFor(anna);
    const alive = async (which: string): Promise<unknown> =>
      (
        await school.nobody.graphql('query($token: String!) { resetLinkIsAlive(token: $token) }', {
          token: which,
        })
      ).data;
    expect(await alive(token)).toEqual({ resetLinkIsAlive: true });
    expect(await alive(` ${token} `)).toEqual({ resetLinkIsAlive: true });
    expect((await reset(token, NEW)).status).toBe(200);
    for (const dead of [token, 'okänd', '', 'a\u0000b'])
      expect(await alive(dead)).toEqual({ resetLinkIsAlive: false });
    const late = await tokenFor(await account());
    await school.sql(`UPDATE password_reset SET expires_at = now() WHERE used_at IS NULL`);
    expect(await alive(late)).toEqual({ resetLinkIsAlive: false });
  });

  test('accepts a link once, and only one of two simultaneous uses', async () => {
    const anna = await account();
    const token = await tokenFor(anna);
    const answers = await Promise.all([reset(token, NEW), reset(token, `${NEW} till`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await reset(token, NEW)).status).toBe(400);
  });

  test('refuses used, expired, superseded and unknown links with the same message', async () => {
    const [used, late, older] = [await account(), await account(), await account()];
    const tokens = { used: await tokenFor(used), late: await tokenFor(late), older: await tokenFor(older) };
    await reset(tokens.used, NEW);
    await school.sql(
      `UPDATE password_reset SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [late.userId],
    );
    await ask(older.email);
    for (const token of [...Object.values(tokens), 'x'.repeat(43), '', '\u0000']) {
      const { status, body } = await reset(token, NEW);
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          code: 'BAD_USER_INPUT',
          message: 'Länken är ogiltig eller har gått ut.',
          fields: [{ path: 'token' }],
        },
      });
    }
  });

  test('leaves an invitation valid, which lasts for seven days', async () => {
    const root = await school.as('SYSTEMADMIN');
    const email = 'inbjuden@exempel.se';
    const body = { name: 'Ingrid Inbjuden', email, role: 'teacher' };
    expect(await root.rest('POST', '/api/users', { body })).toMatchObject({ status: 201 });
    await ask(email);
    await lookedInto();
    const links = await school.sql(
      `SELECT r.is_invitation, r.used_at IS NULL AS open, (extract(epoch FROM r.expires_at - r.created_at) / 60)::integer AS minutes
       FROM password_reset r JOIN app_user u ON u.id = r.user_id WHERE u.email = $1 ORDER BY r.is_invitation DESC`,
      [email],
    );
    expect(links).toEqual([
      { is_invitation: true, open: true, minutes: 7 * 24 * 60 },
      { is_invitation: false, open: true, minutes: 30 },
    ]);
  });

  test('expires after 30 minutes', async () => {
    const anna = await account();
    await ask(anna.email);
    await lookedInto();
    const [row] = await school.sql<{ minutes: number }>(
      'SELECT extract(epoch FROM expires_at - created_at) / 60 AS minutes FROM password_reset WHERE user_id = $1',
      [anna.userId],
    );
    expect(Number(row!.minutes)).toBe(30);
  });

  test('sends at most three mails an hour to an account', async () => {
    const anna = await account();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(anna.email)));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202]);
    await lookedInto();
    expect(await school.sql('SELECT 1 FROM password_reset WHERE user_id = $1', [anna.userId])).toHaveLength(
      3,
    );
  });

  test.each([
    ['fourteen bokst', 'TOO_SHORT'],
    ['å'.repeat(129), 'TOO_LONG'],
    ['   kort   lösen ', 'TOO_SHORT'],
    ['passwordpassword', 'NOT_ALLOWED'],
    ['Lösenord123456789', 'NOT_ALLOWED'],
    ['aaaaaaaaaaaaaaaaa', 'NOT_ALLOWED'],
    ['123456789012345', 'NOT_ALLOWED'],
    ['Studievy-studievy', 'NOT_ALLOWED'],
    ['Majken Dunderklump', 'NOT_ALLOWED'],
    ['DunderklumpDunderklump1', 'NOT_ALLOWED'],
  ])('refuses the new password %s (%s), and the link stays valid', async (password, reason) => {
    const anna = await account('Majken Dunderklump');
    const token = await tokenFor(anna);
    const { status, body } = await reset(token, password);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'newPassword', reason }] },
    });
    expect((await reset(token, NEW)).status).toBe(200);
  });

  test.each(['femton tecken ok', 'å'.repeat(60) + ' bcd', 'helt utan siffror och tecken'])(
    'accepts the new password %s',
    async (password) => {
      const anna = await account();
      expect((await reset(await tokenFor(anna), password)).status).toBe(200);
      expect(await login(anna, password)).toBe(200);
    },
  );
});
