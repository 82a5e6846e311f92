import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { LOGGER } from '../../server/platform/log/log.js';
import { School, type Person } from '../support/school.js';

const PASSWORD = 'sju sorters småkakor';

interface Entry {
  _id: string;
  kind: string;
  userId: string | null;
  role: string | null;
  subjectId: string | null;
  subjectName: string | null;
  address: string | null;
  userAgent: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

describe('the audit log of administration and sign-in', () => {
  let school: School;
  let root: Person;
  beforeAll(async () => {
    school = await School.open({ TRUST_PROXY: '1' });
    root = await school.as('SYSTEMADMIN', { name: 'Rut Rot' });
  });
  afterAll(() => school.close());

  const read = async (query = ''): Promise<Entry[]> => {
    const { status, body } = await root.rest('GET', `/api/audit-log${query}`);
    expect(status).toBe(200);
    return body as Entry[];
  };
  const about = async ({ userId }: Pick<Person, 'userId'>): Promise<Entry[]> =>
    (await read(`?userId=${userId}`)).reverse();
  const kinds = (entries: Entry[]): string[] => entries.map(({ kind }) => kind);
  const from = { 'x-forwarded-for': '192.0.2.14', 'user-agent': 'Provwebb/1.0' };
  async function account(): Promise<Person> {
    const person = await school.as('TEACHER');
    await school.setPassword(person, PASSWORD);
    return person;
  }
  const login = (email: string, password: string) =>
    school.nobody.rest('POST', '/api/auth/login', { body: { email, password }, headers: from });
  async function action(who: Person, name: string, input: object, answer = '{ id }'): Promise<unknown> {
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    const query = `mutation($input: ${name}Input!) { ${field}(input: $input) ${answer} }`;
    const { data, errors } = await who.graphql(query, { input }, from);
    expect(errors).toEqual([]);
    return data![field];
  }

  test('records sign-ins, failures and sign-outs, with who and from where', async () => {
    const anna = await account();
    expect((await login(anna.email, 'fel lösenord helt')).status).toBe(401);
    const { body } = await login(anna.email, PASSWORD);
    const authorization = `Bearer ${(body as { token: string }).token}`;
    await school.nobody.rest('POST', '/api/auth/logout', { headers: { ...from, authorization } });
    const entries = await about(anna);
    expect(kinds(entries)).toEqual(['SIGN_IN_FAILED', 'SIGNED_IN', 'SIGNED_OUT']);
    const place = { address: '192.0.2.14', userAgent: 'Provwebb/1.0', subjectId: anna.userId };
    expect(entries[0]).toMatchObject({ ...place, userId: null, role: null });
    expect(entries[1]).toMatchObject({ ...place, userId: anna.userId, role: 'teacher' });
    expect(entries[2]).toMatchObject({ ...place, userId: anna.userId });
  });

  test('records a failure for an unknown account, but nothing of what was typed', async () => {
    await login('hemlig.adress@exempel.se', 'ett hemligt lösenord');
    const [latest] = await read('?kind=SIGN_IN_FAILED');
    expect(latest).toMatchObject({ userId: null, subjectId: null, changes: [] });
    const rows = await school.sql('SELECT row_to_json(l)::text AS row FROM audit_log l');
    expect(JSON.stringify(rows)).not.toContain('hemlig');
  });

  test('records account changes: before and after, by whom and from where', async () => {
    const created = (await action(root, 'CreateUser', {
      name: 'Nils Ny',
      email: 'nils.ny@exempel.se',
      role: 'USER',
    })) as { id: string };
    const { id } = created;
    await action(root, 'UpdateUser', { id, email: 'nils.nyare@exempel.se' });
    await action(root, 'UpdateUser', { id, email: 'nils.nyare@exempel.se' });
    await action(root, 'SetUserRole', { id, role: 'TEACHER' });
    await action(root, 'DeactivateUser', { id });
    await action(root, 'ActivateUser', { id });
    await action(root, 'SendResetLink', { id }, '{ message }');
    await action(root, 'EndUserSessions', { id }, '');
    const entries = await about({ userId: id });
    expect(kinds(entries)).toEqual([
      'ACCOUNT_CREATED',
      'ACCOUNT_CHANGED',
      'ROLE_CHANGED',
      'ACCOUNT_DEACTIVATED',
      'ACCOUNT_ACTIVATED',
      'PASSWORD_LINK_SENT',
      'SESSIONS_ENDED',
    ]);
    for (const entry of entries)
      expect(entry).toMatchObject({ userId: root.userId, subjectId: id, address: '192.0.2.14' });
    expect(entries[1]!.changes).toEqual([
      { field: 'email', before: 'nils.ny@exempel.se', after: 'nils.nyare@exempel.se' },
    ]);
    expect(entries[2]!.changes).toEqual([{ field: 'role', before: 'USER', after: 'TEACHER' }]);
    expect(entries[3]!.changes).toEqual([{ field: 'active', before: 'true', after: 'false' }]);
  });

  test('records changes to one’s own passwords, links and sessions', async () => {
    const anna = await account();
    const { body } = await login(anna.email, PASSWORD);
    const headers = { ...from, authorization: `Bearer ${(body as { token: string }).token}` };
    const ask = async (query: string) => {
      expect((await school.nobody.graphql(query, {}, headers)).errors).toEqual([]);
    };
    await ask('mutation { createCalendarSubscription { url } }');
    await ask('mutation { deleteCalendarSubscription }');
    await ask('mutation { endOtherSessions }');
    const change = `mutation { changePassword(input: { currentPassword: "${PASSWORD}", newPassword: "åtta nya sorters kakor" }) { message } }`;
    await ask(change);
    await school.nobody.rest('POST', '/api/reset-password/request', {
      body: { email: anna.email },
      headers: from,
    });
    await school.workedOff('mail-reset-link');
    const entries = await about(anna);
    expect(kinds(entries)).toEqual([
      'SIGNED_IN',
      'CALENDAR_LINK_CREATED',
      'CALENDAR_LINK_REMOVED',
      'SESSIONS_ENDED',
      'PASSWORD_CHANGED',
      'PASSWORD_LINK_REQUESTED',
    ]);
    expect(entries.at(-1)).toMatchObject({ userId: null, address: '192.0.2.14' });
    const rows = await school.sql('SELECT row_to_json(l)::text AS row FROM audit_log l');
    expect(JSON.stringify(rows)).not.toContain('kakor');
  });

  test('records keys, the school’s settings and links between accounts and students', async () => {
    const key = (await action(
      root,
      'CreateApiKey',
      { name: 'Schemasystemet', role: 'TEACHER' },
      '{ key apiKey { id } }',
    )) as { key: string; apiKey: { id: string } };
    await action(root, 'RevokeApiKey', { id: key.apiKey.id });
    await action(root, 'RevokeApiKey', { id: key.apiKey.id });
    const { version } = (await root.graphql('{ schoolSettings { version } }')).data!.schoolSettings;
    await action(root, 'UpdateSchoolSettings', { version, inactivityDays: 17 }, '{ version }');
    const student = await school.as('STUDENT');
    const studentId = await school.student();
    await action(root, 'LinkStudentAccount', { studentId, userId: student.userId });
    await action(root, 'LinkStudentAccount', { studentId, userId: null });
    const entries = (await read()).reverse();
    expect(kinds(entries).slice(-5)).toEqual([
      'KEY_CREATED',
      'KEY_REVOKED',
      'SETTINGS_CHANGED',
      'STUDENT_LINKED',
      'STUDENT_LINKED',
    ]);
    expect(entries.at(-5)).toMatchObject({ subjectName: 'Schemasystemet' });
    expect(entries.at(-3)!.changes).toEqual([
      { field: 'inactivityDays', before: expect.any(String) as string, after: '17' },
    ]);
    expect(entries.at(-2)).toMatchObject({
      subjectId: student.userId,
      changes: [{ field: 'studentId', before: null, after: studentId }],
    });
    expect(JSON.stringify(entries)).not.toContain(key.key);
  });

  test('records reading the logs, including downloading them as a file', async () => {
    await root.rest('GET', `/api/access-log?action=READ_STUDENT`);
    await read('?kind=ROLE_CHANGED');
    const { status } = await root.rest('POST', '/api/exports', {
      body: { list: 'audit-log', format: 'CSV', query: 'handelse=ROLE_CHANGED' },
    });
    expect(status).toBe(201);
    const latest = (await read('?limit=3')).reverse();
    expect(kinds(latest)).toEqual(['ACCESS_LOG_READ', 'AUDIT_LOG_READ', 'AUDIT_LOG_READ']);
    expect(latest[0]!.changes).toEqual([{ field: 'action', before: null, after: 'READ_STUDENT' }]);
    const admin = await school.as('ADMIN');
    const refused = await admin.rest('POST', '/api/exports', { body: { list: 'audit-log', format: 'CSV' } });
    expect(refused.status).toBe(403);
  });

  test('records nothing for an action that was not carried out', async () => {
    const last = async () => (await school.sql<{ id: string }>('SELECT max(id) AS id FROM audit_log'))[0]!.id;
    const before = await last();
    const { errors } = await root.graphql(
      'mutation($input: SetUserRoleInput!) { setUserRole(input: $input) { id } }',
      { input: { id: root.userId, role: 'ADMIN' } },
    );
    expect(errors).toHaveLength(1);
    expect(await last()).toBe(before);
  });

  test('is sent to the log stream as ids only, after the action is done', async () => {
    const anna = await account();
    const log = school.app.get<Logger>(LOGGER);
    const info = jest.spyOn(log, 'info');
    await action(root, 'UpdateUser', { id: anna.userId, name: 'Anna Hemlig' });
    const [entry] = await read(`?userId=${anna.userId}`);
    const lines = info.mock.calls as unknown[][];
    expect(lines.find(([, message]) => message === 'audit')).toEqual([
      { auditId: entry!._id, kind: 'ACCOUNT_CHANGED', userId: root.userId, subjectId: anna.userId },
      'audit',
    ]);
    expect(JSON.stringify(lines)).not.toContain('Hemlig');
    info.mockRestore();
  });

  test('cannot be changed or deleted', async () => {
    await read();
    for (const statement of [
      `UPDATE audit_log SET kind = kind`,
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
      `SELECT set_config('studievy.anonymising_accounts', '${root.userId}', true); DELETE FROM audit_log`,
      `SELECT set_config('studievy.anonymising_accounts', '${root.userId}', true);
       UPDATE audit_log SET user_id = NULL WHERE user_id = '${root.userId}'`,
    ])
      await expect(school.sql(statement)).rejects.toThrow('audit_log is append-only');
  });

  test('forgets who an anonymised student was, but keeps that something was done', async () => {
    const student = await school.asStudent({ name: 'Gun Glömd' });
    await school.setPassword(student, PASSWORD);
    await login(student.email, PASSWORD);
    await action(root, 'UpdateUser', {
      id: student.userId,
      name: 'Gun Glömd',
      email: 'gun.glomd@exempel.se',
    });
    await action(root, 'AnonymiseStudent', {
      studentId: student.studentId,
      confirmName: 'Gun Glömd',
      version: 1,
    });
    const entries = await about(student);
    expect(kinds(entries)).toEqual(['SIGNED_IN', 'ACCOUNT_CHANGED', 'ACCOUNT_DEACTIVATED', 'ACCOUNT_ERASED']);
    expect(entries[0]).toMatchObject({ address: null, userAgent: null });
    expect(entries[1]).toMatchObject({ address: '192.0.2.14', userId: root.userId, changes: [] });
    expect(JSON.stringify(entries)).not.toMatch(/Glömd|glomd/);
  });

  test('is paginated, each page pointing to the next, and filtered by Swedish days', async () => {
    const { email } = await account();
    await login(email, PASSWORD);
    await login(email, PASSWORD);
    const seen: string[] = [];
    let path: string | undefined = '/api/audit-log?kind=SIGNED_IN&limit=1';
    for (let page = 0; path && page < 50; page += 1) {
      const { headers, body } = await root.rest('GET', path);
      seen.push(...(body as Entry[]).map(({ _id }) => _id));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(seen.length);
    expect(await read('?to=2020-01-01')).toEqual([]);
    for (const query of ['?limit=0', '?from=igår', '?userId=1', '?after=x', '?kind=STOLE', '?vem=jag'])
      expect((await root.rest('GET', `/api/audit-log${query}`)).status).toBe(400);
  });
});
