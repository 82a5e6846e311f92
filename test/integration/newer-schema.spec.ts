import { School } from '../support/school.js';

describe('a schema that is newer than the server', () => {
  let school: School;
  afterEach(() => school.close());

  const upgrade = () =>
    school.sql(
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'FromTheFuture9999999999999')`,
    );
  const readiness = async () => (await school.nobody.rest('GET', '/readyz')).status;

  test('makes the server unready, while it still reports being alive', async () => {
    school = await School.open({ LOG_LEVEL: 'silent' });
    expect(await readiness()).toBe(200);
    await upgrade();
    expect(await readiness()).toBe(503);
    expect((await school.nobody.rest('GET', '/healthz')).status).toBe(200);
    await school.sql(`DELETE FROM migrations WHERE name = 'FromTheFuture9999999999999'`);
    expect(await readiness()).toBe(200);
  });

  test('is accepted with ALLOW_NEWER_SCHEMA', async () => {
    school = await School.open({ ALLOW_NEWER_SCHEMA: '1' });
    await upgrade();
    expect(await readiness()).toBe(200);
  });
});
