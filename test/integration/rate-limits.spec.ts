import { School } from '../support/school.js';

const ENVELOPE = { accept: 'application/graphql-response+json' };

describe('rate limits', () => {
  let school: School;

  beforeAll(async () => {
    school = await School.open({ RATE_LIMITS: 'on' });
  });
  afterAll(() => school.close());

  test('stop a session at 600 calls a minute, and no other', async () => {
    const busy = await school.as('TEACHER');
    const colleague = await school.as('TEACHER');
    const statuses = new Map<number, number>();
    for (let batch = 0; batch < 61; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => busy.rest('GET', '/api/auth/session')),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 10 });
    const refused = await busy.rest('GET', '/api/task');
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await colleague.rest('GET', '/api/task')).status).toBe(200);
  }, 60_000);

  test('apply to calendar files and the links of supervisors too, by address', async () => {
    const statuses = new Map<number, number>();
    for (let batch = 0; batch < 61; batch += 1) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => school.nobody.rest('GET', '/api/calendar.ics?token=fel')),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 404: 600, 429: 10 });
    const sign = { agreementVersion: 1, name: 'Karin Holm' };
    expect((await school.nobody.rest('GET', '/api/supervisor/fel')).status).toBe(429);
    expect((await school.nobody.rest('POST', '/api/supervisor/fel/agreement', { body: sign })).status).toBe(
      429,
    );
    const query = '{ supervisorView(token: "fel") { studentName } }';
    expect(
      (await school.nobody.rest('POST', '/graphql', { body: { query }, headers: ENVELOPE })).status,
    ).toBe(429);
  }, 60_000);

  test('charge a signed-in document for each root field', async () => {
    const busy = await school.as('TEACHER');
    const query = `{ ${Array.from({ length: 15 }, (_, n) => `m${n}: me { name }`).join(' ')} }`;
    const ask = async () =>
      (await busy.rest('POST', '/graphql', { body: { query }, headers: ENVELOPE })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push(await ask());
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await ask()).toBe(429);
  }, 60_000);
});
