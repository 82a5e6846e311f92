import { School, type Answer } from '../support/school.js';
import { freePort } from '../support/server-process.js';

const KEY = 'en-hemlig-nyckel-for-matvarden';

describe('metrics', () => {
  let school: School;
  afterEach(() => school.close());

  const read = (authorization?: string): Promise<Answer> =>
    school.nobody.rest('GET', '/metrics', { headers: authorization ? { authorization } : {} });

  test('have no endpoint until a key or a port is set', async () => {
    school = await School.open();
    expect(await read()).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await read(`Bearer ${KEY}`)).status).toBe(404);
  });

  test('report requests by operation, pool, jobs, sockets and event loop to the holder of the key', async () => {
    school = await School.open({ METRICS_KEY: KEY });
    const admin = await school.as('ADMIN');
    await admin.graphql('{ me { name } }');
    await admin.graphql('{ a: me { name } b: tasks { id } }');
    await admin.rest('GET', '/api/task');
    await admin.rest('GET', '/api/student-details/00000000-0000-7000-8000-000000000000');
    expect((await read()).status).toBe(401);
    expect((await read('Bearer fel-nyckel-helt-och-hallet')).status).toBe(401);
    const { status, headers, body } = await read(`Bearer ${KEY}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    for (const line of [
      'studievy_request_duration_seconds_count{operation="me",status="200"} 1',
      'studievy_request_duration_seconds_count{operation="several",status="200"} 1',
      'studievy_request_duration_seconds_count{operation="tasks",status="200"} 1',
      'studievy_request_duration_seconds_count{operation="student",status="404"} 1',
      'studievy_websockets{state="open"} 0',
    ])
      expect(body).toContain(line);
    for (const name of [
      'studievy_database_connections{state="idle"}',
      'studievy_jobs{state="waiting"}',
      'studievy_nodejs_eventloop_lag_p99_seconds',
    ])
      expect(body).toContain(name);
    expect(body).not.toContain(admin.name);
  });

  test('are served on a separate port without a key', async () => {
    const port = await freePort();
    school = await School.open({ METRICS_PORT: String(port) });
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('studievy_jobs');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await read()).status).toBe(404);
  });
});
