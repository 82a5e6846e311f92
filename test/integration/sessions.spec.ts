import { hashSync, verifySync } from '@node-rs/argon2';
import { School, type Answer, type Person } from '../support/school.js';

describe('sessions', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(() => school.close());

  const isIn = async (person: Person): Promise<boolean> =>
    (await person.rest('GET', '/api/auth/session')).status === 200;
  const shift = (person: Person, column: string, interval: string) =>
    school.sql(`UPDATE session SET ${column} = now() - $2::interval WHERE user_id = $1`, [
      person.userId,
      interval,
    ]);

  test('end after an hour of inactivity, by the database clock', async () => {
    const anna = await school.as('TEACHER');
    await shift(anna, 'last_seen_at', '59 minutes');
    expect(await isIn(anna)).toBe(true);
    await shift(anna, 'last_seen_at', '60 minutes 1 second');
    expect(await isIn(anna)).toBe(false);
  });

  test('restart their hour with every use', async () => {
    const anna = await school.as('TEACHER');
    await shift(anna, 'last_seen_at', '50 minutes');
    await isIn(anna);
    const [row] = await school.sql<{ idle: number }>(
      'SELECT extract(epoch FROM now() - last_seen_at)::int AS idle FROM session WHERE user_id = $1',
      [anna.userId],
    );
    expect(row!.idle).toBeLessThan(30);
  });

  test('do not start with a password that changed during the comparison', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, 'sju sorters småkakor');
    await school.sql('DELETE FROM session WHERE user_id = $1', [anna.userId]);
    const change = await school.pool.connect();
    await change.query('BEGIN');
    const another = hashSync('åtta sorters småkakor');
    await change.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [anna.userId, another]);
    const body = { email: anna.email, password: 'sju sorters småkakor' };
    const answer = school.nobody.rest('POST', '/api/auth/login', { body });
    const waiting = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%session_begun%'`;
    while ((await school.sql(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await change.query('COMMIT');
    change.release();
    expect((await answer).status).toBe(401);
    expect(await school.sql('SELECT FROM session WHERE user_id = $1', [anna.userId])).toEqual([]);
    const told = `SELECT FROM audit_log WHERE kind = 'SIGNED_IN' AND subject_id = $1`;
    expect(await school.sql(told, [anna.userId])).toEqual([]);
  });

  test('rehash a password stored in an older format, and admit everyone signing in at that moment', async () => {
    const anna = await school.as('TEACHER');
    const former = hashSync('sju sorters småkakor', { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    const store = 'UPDATE app_user SET password_hash = $2 WHERE id = $1';
    await school.sql(store, [anna.userId, former]);
    const body = { email: anna.email, password: 'sju sorters småkakor' };
    const login = (): Promise<Answer> => school.nobody.rest('POST', '/api/auth/login', { body });
    const stored = async (): Promise<string> => {
      const sql = 'SELECT password_hash AS hash FROM app_user WHERE id = $1';
      return (await school.sql<{ hash: string }>(sql, [anna.userId]))[0]!.hash;
    };
    const answers = await Promise.all([login(), login(), login()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const anew = await stored();
    expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(verifySync(anew, body.password)).toBe(true);
    expect((await login()).status).toBe(200);
    expect(await stored()).toBe(anew);
  });

  test('end twelve hours after sign-in regardless of use', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, 'sju sorters småkakor');
    const body = { email: anna.email, password: 'sju sorters småkakor' };
    const { token } = (await school.nobody.rest('POST', '/api/auth/login', { body })).body as {
      token: string;
    };
    const [row] = await school.sql<{ hours: number }>(
      'SELECT extract(epoch FROM max(expires_at) - now()) / 3600 AS hours FROM session WHERE user_id = $1',
      [anna.userId],
    );
    expect(Number(row!.hours)).toBeCloseTo(12, 1);
    await shift(anna, 'expires_at', '1 second');
    const headers = { authorization: `Bearer ${token}` };
    expect((await school.nobody.rest('GET', '/api/auth/session', { headers })).status).toBe(401);
  });

  test('are limited to ten per account: the oldest ends', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, 'sju sorters småkakor');
    await shift(anna, 'created_at', '1 hour');
    const body = { email: anna.email, password: 'sju sorters småkakor' };
    const tokens: string[] = [];
    for (let n = 0; n < 10; n += 1) {
      tokens.push(
        ((await school.nobody.rest('POST', '/api/auth/login', { body })).body as { token: string }).token,
      );
    }
    expect(await isIn(anna)).toBe(false);
    const headers = { authorization: `Bearer ${tokens[0]!}` };
    expect((await school.nobody.rest('GET', '/api/auth/session', { headers })).status).toBe(200);
  });

  test('are limited to ten even when more start at the same moment', async () => {
    const anna = await school.as('TEACHER');
    await school.setPassword(anna, 'sju sorters småkakor');
    const body = { email: anna.email, password: 'sju sorters småkakor' };
    await Promise.all(
      Array.from({ length: 15 }, () => school.nobody.rest('POST', '/api/auth/login', { body })),
    );
    const sql = 'SELECT count(*)::int AS open FROM session WHERE user_id = $1';
    expect(await school.sql(sql, [anna.userId])).toEqual([{ open: 10 }]);
  });

  test('have the current role of the account', async () => {
    const anna = await school.as('ADMIN');
    const student = await school.student();
    const history = `/api/student-details/${student}/history`;
    expect((await anna.rest('GET', history)).status).toBe(200);
    await school.sql(`UPDATE app_user SET role = 'TEACHER' WHERE id = $1`, [anna.userId]);
    expect((await anna.rest('GET', history)).status).toBe(403);
    expect((await anna.rest('GET', '/api/auth/session')).body).toMatchObject({ user: { role: 'teacher' } });
  });

  test('end with the next request once the account is deactivated', async () => {
    const anna = await school.as('ADMIN');
    expect(await isIn(anna)).toBe(true);
    await school.sql('UPDATE app_user SET active = false WHERE id = $1', [anna.userId]);
    expect(await isIn(anna)).toBe(false);
    expect((await anna.graphql('{ tasks { id } }')).status).toBe(401);
  });

  test('have access to the student record that the account is currently linked to', async () => {
    const anna = await school.asStudent();
    expect((await anna.rest('GET', `/api/student-details/${anna.studentId}`)).status).toBe(200);
    await school.sql('UPDATE student SET user_id = NULL WHERE id = $1', [anna.studentId]);
    expect((await anna.rest('GET', `/api/student-details/${anna.studentId}`)).status).toBe(403);
  });
});
