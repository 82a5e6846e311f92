import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf, School, type Answer, type Person } from '../support/school.js';

interface UserAnswer {
  _id: string;
  version: number;
  name: string;
  email: string;
  role: string;
  active: boolean;
  teacherId: string | null;
}

describe('the administration of accounts', () => {
  let school: School;
  let admin: Person;
  let root: Person;
  beforeAll(async () => {
    school = await School.open({ PUBLIC_ORIGIN: 'http://skola.exempel.se' });
    admin = await school.as('ADMIN');
    root = await school.as('SYSTEMADMIN');
  });
  afterAll(() => school.close());

  const create = (who: Person, body: object): Promise<Answer> => who.rest('POST', '/api/users', { body });
  const signedIn = async (who: Person): Promise<boolean> =>
    (await who.rest('GET', '/api/auth/session')).status === 200;
  const roleOf = async ({ userId }: Person): Promise<string> =>
    (await school.sql<{ role: string }>('SELECT role FROM app_user WHERE id = $1', [userId]))[0]!.role;

  /** The link of the mail to that address, as the recipient reads it. */
  async function mailedLink(email: string): Promise<URL> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const folder = join(school.app.dataDir, 'mail');
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
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

  test('a new user gets a mail, chooses a password through its link, and signs in', async () => {
    const { status, body, headers } = await create(admin, {
      name: ' Åsa Ny ',
      email: ' Asa.NY@Exempel.se ',
      role: 'coordinator',
    });
    const user = body as UserAnswer;
    expect(status).toBe(201);
    expect(user).toMatchObject({
      name: 'Åsa Ny',
      email: 'asa.ny@exempel.se',
      role: 'coordinator',
      active: true,
      version: 1,
    });
    expect(headers.get('etag')).toBe('"1"');
    const link = await mailedLink('asa.ny@exempel.se');
    expect(link.origin).toBe('http://skola.exempel.se');
    const newPassword = 'sju sorters kakor';
    const set = { token: link.searchParams.get('token'), newPassword };
    expect((await school.nobody.rest('POST', '/api/reset-password', { body: set })).status).toBe(200);
    const login = await school.nobody.rest('POST', '/api/auth/login', {
      body: { email: user.email, password: newPassword },
    });
    expect(login.status).toBe(200);
    // The last sign-in time outlives the session.
    await school.sql('DELETE FROM session WHERE user_id = $1', [user._id]);
    const { data } = await admin.graphql('query($id: ID!) { user(id: $id) { lastSeenAt } }', {
      id: user._id,
    });
    const { lastSeenAt } = data!.user!;
    expect(Date.now() - Date.parse(lastSeenAt!)).toBeLessThan(60_000);
  });

  test('no response contains a password or a link', async () => {
    const { body } = await create(admin, { name: 'Hemlig', email: 'hemlig@exempel.se', role: 'user' });
    const link = await mailedLink('hemlig@exempel.se');
    expect(JSON.stringify(body)).not.toContain(link.searchParams.get('token'));
  });

  test('an address is unique regardless of case and spelling', async () => {
    await create(admin, { name: 'En', email: 'ö.unik@exempel.se', role: 'user' });
    for (const email of ['Ö.UNIK@exempel.se', 'o\u0308.unik@Exempel.SE ']) {
      const { status, body } = await create(admin, { name: 'Två', email, role: 'user' });
      expect({ status, fields: (body as { fields: unknown }).fields }).toMatchObject({
        status: 409,
        fields: [
          { path: 'email', reason: 'DUPLICATE', message: 'Det finns redan en användare med e-postadressen.' },
        ],
      });
    }
  });

  test.each([
    [{ name: 'X', email: 'ingen adress', role: 'user' }, 'email', 'FORMAT'],
    [{ name: ' ', email: 'a@exempel.se', role: 'user' }, 'name', 'REQUIRED'],
    [{ name: 'X', email: 'a@exempel.se', role: 'rektor' }, 'role', 'NOT_ALLOWED'],
    [{ name: 'X', email: 'a@exempel.se', role: 'TEACHER' }, 'role', 'NOT_ALLOWED'],
    [{ name: 'X', email: 'a@exempel.se' }, 'role', 'REQUIRED'],
    [{ name: 'X', email: 'a@exempel.se', role: 'user', password: 'hemligt' }, 'password', 'UNKNOWN_FIELD'],
    [{ name: 'X', email: 'a@exempel.se', role: 'user', phone: 'ring mig' }, 'phone', 'FORMAT'],
  ])('refuses %j', async (body, path, reason) => {
    const answer = await create(admin, body);
    expect(answer.status).toBe(400);
    expect((answer.body as { fields: unknown[] }).fields).toMatchObject([{ path, reason }]);
  });

  test('a new teacher, and an account that becomes one, has a teacher record', async () => {
    const made = (await create(admin, { name: 'Lärare Ny', email: 'larare.ny@exempel.se', role: 'teacher' }))
      .body as UserAnswer;
    expect(made.teacherId).not.toBeNull();
    const other = await school.as('USER');
    const path = `/api/users/${other.userId}/role`;
    const promoted = (await admin.rest('PUT', path, { body: { role: 'teacher' } })).body as UserAnswer;
    expect(promoted.teacherId).not.toBeNull();
    await admin.rest('PUT', path, { body: { role: 'coordinator' } });
    const again = (await admin.rest('PUT', path, { body: { role: 'teacher' } })).body as UserAnswer;
    expect(again.teacherId).toBe(promoted.teacherId);
  });

  test('an administrator cannot change any field of a systemadmin', async () => {
    for (const [method, suffix, body] of [
      ['PUT', '', { email: 'kapad@exempel.se' }],
      ['PUT', '', { phone: '0701234567' }],
      ['PUT', '/role', { role: 'user' }],
      ['POST', '/deactivate', undefined],
      ['POST', '/activate', undefined],
      ['POST', '/reset-link', undefined],
    ] as const) {
      expect((await admin.rest(method, `/api/users/${root.userId}${suffix}`, { body })).status).toBe(403);
    }
    const query = 'mutation($input: EndUserSessionsInput!) { endUserSessions(input: $input) }';
    expect(codeOf(await admin.graphql(query, { input: { id: root.userId } }))).toBe('FORBIDDEN');
    expect(await signedIn(root)).toBe(true);
  });

  test('administrators cannot change their own role or grant a higher one', async () => {
    for (const role of ['user', 'admin', 'systemadmin']) {
      expect((await admin.rest('PUT', `/api/users/${admin.userId}/role`, { body: { role } })).status).toBe(
        403,
      );
    }
    const someone = await school.as('USER');
    expect(
      (await admin.rest('PUT', `/api/users/${someone.userId}/role`, { body: { role: 'systemadmin' } }))
        .status,
    ).toBe(403);
    expect(await roleOf(someone)).toBe('USER');
    expect((await admin.rest('POST', `/api/users/${admin.userId}/deactivate`)).status).toBe(403);
  });

  test.each([
    ['PUT', '/role', { role: 'student' }],
    ['PUT', '', { email: 'ny.adress@exempel.se' }],
    ['POST', '/deactivate', undefined],
  ])('%s %s ends all sessions of the account at once', async (method, suffix, body) => {
    const someone = await school.as('COORDINATOR');
    expect(await signedIn(someone)).toBe(true);
    expect((await admin.rest(method, `/api/users/${someone.userId}${suffix}`, { body })).status).toBe(200);
    expect(await signedIn(someone)).toBe(false);
    expect(await school.sql('SELECT 1 FROM session WHERE user_id = $1', [someone.userId])).toEqual([]);
  });

  test('a new name or phone number ends no session', async () => {
    const someone = await school.as('COORDINATOR');
    const body = { name: 'Bytt Namn', phone: '08-123 45 67' };
    expect((await admin.rest('PUT', `/api/users/${someone.userId}`, { body })).body).toMatchObject({
      ...body,
      version: 2,
    });
    expect(await signedIn(someone)).toBe(true);
  });

  test('links sent to an old address stop working, as do those of a deactivated account', async () => {
    for (const change of [
      ['PUT', '', { email: 'flyttad@exempel.se' }],
      ['POST', '/deactivate', undefined],
    ] as const) {
      const someone = await school.as('COORDINATOR');
      expect((await admin.rest('POST', `/api/users/${someone.userId}/reset-link`)).status).toBe(202);
      const token = (await mailedLink(someone.email)).searchParams.get('token');
      await admin.rest(change[0], `/api/users/${someone.userId}${change[1]}`, { body: change[2] });
      await admin.rest('POST', `/api/users/${someone.userId}/activate`);
      const body = { token, newPassword: 'sju sorters kakor' };
      expect((await school.nobody.rest('POST', '/api/reset-password', { body })).status).toBe(400);
    }
  });

  test('invitations are renewed for the selected accounts, and anyone skipped is named with the reason', async () => {
    const invite = async (name: string): Promise<UserAnswer> => {
      const email = `${randomUUID()}@exempel.se`;
      return (await create(admin, { name, email, role: 'user' })).body as UserAnswer;
    };
    const [waiting, expired] = [await invite('Väntar'), await invite('Utgången')];
    const old = (await mailedLink(expired.email)).searchParams.get('token');
    await school.sql(`UPDATE password_reset SET expires_at = now() - interval '1 day' WHERE user_id = $1`, [
      expired._id,
    ]);
    const member = await school.as('TEACHER', { name: 'Medlem' });
    await school.setPassword(member, 'sju sorters kakor');
    const off = await invite('Avstängd');
    await admin.rest('POST', `/api/users/${off._id}/deactivate`);
    const ids = [waiting._id, expired._id, member.userId, off._id, root.userId];
    const { status, body } = await admin.rest('POST', '/api/users/invitations', { body: { ids } });
    expect({ status, body }).toEqual({
      status: 202,
      body: {
        sent: 2,
        notSent: [
          { _id: off._id, name: 'Avstängd', reason: 'INACTIVE' },
          { _id: member.userId, name: 'Medlem', reason: 'HAS_PASSWORD' },
          { _id: root.userId, name: expect.any(String) as string, reason: 'HIGHER_RANK' },
        ],
      },
    });
    await school.workedOff('send-mail');
    const link = (await mailedLink(expired.email)).searchParams.get('token');
    expect(link).not.toBe(old);
    const chosen = { token: link, newPassword: 'sju sorters kakor' };
    expect((await school.nobody.rest('POST', '/api/reset-password', { body: chosen })).status).toBe(200);
    expect(
      await school.sql(
        `SELECT user_id FROM password_reset WHERE user_id = ANY ($1) AND used_at IS NULL AND is_invitation
           AND expires_at > now() + interval '6 days'`,
        [ids],
      ),
    ).toEqual([{ user_id: waiting._id }]);
    const audited = await school.sql(
      `SELECT subject_id FROM audit_log WHERE kind = 'PASSWORD_LINK_SENT' AND subject_id = ANY ($1)`,
      [ids],
    );
    expect(audited).toHaveLength(2);
  });

  test('without a selection, every active account without a password is invited again', async () => {
    await create(admin, { name: 'Ny', email: `${randomUUID()}@exempel.se`, role: 'user' });
    const [{ count }] = (await school.sql<{ count: number }>(
      `SELECT count(*)::integer AS count FROM app_user
       WHERE kind = 'PERSON' AND active AND password_hash IS NULL AND role <> 'SYSTEMADMIN'`,
    )) as [{ count: number }];
    const { body } = await admin.rest('POST', '/api/users/invitations', { body: {} });
    expect(body).toMatchObject({ sent: count });
    expect(
      (body as { notSent: { reason: string }[] }).notSent.every((one) => one.reason === 'HIGHER_RANK'),
    ).toBe(true);
  });

  test('a deactivated account gets no link until it is reactivated', async () => {
    const someone = await school.as('COORDINATOR');
    const call = (what: string) => admin.rest('POST', `/api/users/${someone.userId}/${what}`);
    expect((await call('deactivate')).body).toMatchObject({ active: false });
    const refused = await call('reset-link');
    expect([refused.status, (refused.body as { reason: string }).reason]).toEqual([409, 'INACTIVE']);
    expect((await call('activate')).body).toMatchObject({ active: true });
    expect((await call('reset-link')).status).toBe(202);
  });

  test('with two editors the second is warned, and nothing is lost', async () => {
    const someone = await school.as('COORDINATOR');
    const path = `/api/users/${someone.userId}`;
    const version = { version: 1 };
    const answers = await Promise.all([
      admin.rest('PUT', path, { body: { ...version, name: 'Ett' } }),
      root.rest('PUT', path, { body: { name: 'Två' }, headers: { 'if-match': '"1"' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409)!.body;
    expect(loser).toMatchObject({ code: 'CONFLICT', reason: 'VERSION', currentVersion: 2 });
  });

  test('an unknown account is not found, and a malformed id is refused', async () => {
    const missing = '0193a5b0-0000-7000-8000-000000000000';
    expect((await admin.rest('PUT', `/api/users/${missing}`, { body: { name: 'X' } })).status).toBe(404);
    expect((await admin.rest('PUT', '/api/users/abc', { body: { name: 'X' } })).status).toBe(400);
  });

  test('a repeated call creates no second account and sends no second mail', async () => {
    const body = { name: 'En Gång', email: 'en.gang@exempel.se', role: 'user' };
    const headers = { 'idempotency-key': 'skapa-en-gang' };
    const [first, second] = [
      await admin.rest('POST', '/api/users', { body, headers }),
      await admin.rest('POST', '/api/users', { body, headers }),
    ];
    expect([second.status, second.body]).toEqual([201, first.body]);
    const links = await school.sql('SELECT 1 FROM password_reset WHERE user_id = $1', [
      (first.body as UserAnswer)._id,
    ]);
    expect(links).toHaveLength(1);
  });

  test('the list filters, sorts, paginates and says what the viewer may do', async () => {
    const query = `query($input: UsersInput) { users(input: $input) { totalCount nodes { name role viewerMay { edit grant } } } }`;
    const found = await admin.graphql(query, {
      input: {
        filter: { q: 'SYSTEMADMIN', roles: ['SYSTEMADMIN'], active: true },
        sort: { field: 'ROLE', direction: 'DESC' },
        first: 5,
      },
    });
    expect(found.data).toMatchObject({
      users: {
        totalCount: 1,
        nodes: [{ name: root.name, role: 'SYSTEMADMIN', viewerMay: { edit: false, grant: [] } }],
      },
    });
    const rest = (await admin.rest('GET', '/api/users?role=systemadmin&active=true')).body as UserAnswer[];
    expect(rest.map(({ _id }) => _id)).toEqual([root.userId]);
    expect((await admin.rest('GET', '/api/users?sida=2')).status).toBe(400);
    expect((await admin.rest('GET', '/api/users?active=ja')).status).toBe(400);
  });
});

describe('the last active systemadmin', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(() => school.close());

  const left = async (): Promise<number> =>
    (await school.sql(`SELECT 1 FROM app_user WHERE role = 'SYSTEMADMIN' AND active`)).length;

  test('can step down only while another one is active', async () => {
    const [one, two] = [await school.as('SYSTEMADMIN'), await school.as('SYSTEMADMIN')];
    const stepDown = (who: Person) =>
      who.rest('PUT', `/api/users/${who.userId}/role`, { body: { role: 'admin' } });
    expect((await stepDown(one)).status).toBe(200);
    expect((await stepDown(two)).status).toBe(403);
    expect(await left()).toBe(1);
    await school.sql(`UPDATE app_user SET active = false WHERE role = 'SYSTEMADMIN'`);
  });

  test('always leaves exactly one when two demote each other at once', async () => {
    for (let race = 0; race < 15; race += 1) {
      const [one, two] = [await school.as('SYSTEMADMIN'), await school.as('SYSTEMADMIN')];
      const down = (who: Person, whom: Person) =>
        race % 2
          ? who.rest('PUT', `/api/users/${whom.userId}/role`, { body: { role: 'admin' } })
          : who.rest('POST', `/api/users/${whom.userId}/deactivate`);
      const statuses = (await Promise.all([down(one, two), down(two, one)])).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(await left()).toBe(1);
      await school.sql(`UPDATE app_user SET active = false WHERE role = 'SYSTEMADMIN'`);
    }
  });
});
