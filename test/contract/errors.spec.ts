import { randomUUID } from 'node:crypto';
import { restRoutes } from '../support/rest-routes.js';
import { School, type Person } from '../support/school.js';

/** Values in place of an id in a URL: decodable, but not existing ids. */
const IDS = [
  randomUUID(),
  'x',
  '%00',
  '%27%20OR%201%3D1--',
  '%7B%7D',
  '00000000000000000000000000000000',
  '../../etc/passwd',
  '%E2%80%AE',
  '9'.repeat(300),
];

/** Invalid or unusual bodies. */
const BODIES: unknown[] = [
  undefined,
  {},
  {
    id: 1,
    name: 1,
    comment: 1,
    description: 1,
    email: 1,
    index: 'x',
    aplStatus: 1,
    version: 'x',
    isProtected: 'x',
  },
  {
    name: '\u0000',
    comment: '\u0000',
    description: '\u0000',
    email: '\u0000',
    token: '\u0000',
    newPassword: '\u0000',
    password: '\u0000',
  },
  {
    name: '\ud800',
    comment: '\ud800',
    description: '\ud800',
    email: '\ud800',
    updatedEntry: { comment: '\ud800', _id: '\ud800' },
    index: 0,
  },
  { updatedEntry: [], index: -1 },
  { updatedEntry: { comment: {} }, index: 1e300 },
  { batchId: 'x', mapping: 'x', rows: [{}], onError: 'x' },
  { teacherId: 'x', userId: 'x', studentId: 'x', ids: 'x' },
  { startDate: 'infinity', endDate: '0044-03-15 BC', requestedMonth: 'x', course: '\u0000' },
  { constructor: 1 },
  { toString: 1, hasOwnProperty: 1, length: -1 },
  [],
  'text',
  7,
  null,
];

/** test/support checks every answer against the error taxonomy, so a violation fails here. */
describe('every route, whatever is sent to it,', () => {
  let school: School;
  let routes: { method: string; path: string }[];
  beforeAll(async () => {
    school = await School.open();
    routes = restRoutes(school.app);
  });
  afterAll(() => school.close());

  async function bombard(person: Person): Promise<number> {
    let answers = 0;
    for (const { method, path } of routes) {
      const bodies = method === 'GET' ? [undefined] : BODIES;
      const ids = path.includes(':') ? IDS : [''];
      for (const [n, body] of bodies.entries()) {
        for (const [m, id] of ids.entries()) {
          // Each body with one id, and each id with one body.
          if (n !== 0 && m !== n % ids.length) continue;
          const { status } = await person.rest(
            method,
            path.replaceAll(/:\w+/g, id),
            body === undefined ? {} : { body: JSON.stringify(body) },
          );
          expect({ method, path, body, id, fine: status < 500 }).toEqual({
            method,
            path,
            body,
            id,
            fine: true,
          });
          answers += 1;
        }
      }
    }
    return answers;
  }

  test('answers an administrator within the taxonomy', async () => {
    const admin = await school.as('ADMIN');
    // Exclude signing out: an ended session makes every later call 401.
    routes = routes.filter(({ path }) => path !== '/api/auth/logout');
    expect(await bombard(admin)).toBeGreaterThan(200);
    expect((await admin.rest('GET', '/api/auth/session')).status).toBe(200);
  }, 120_000);

  test('answers a student and an anonymous visitor within the taxonomy', async () => {
    await bombard(await school.asStudent());
    await bombard(school.nobody);
    expect((await school.nobody.rest('GET', '/readyz')).status).toBe(200);
  }, 120_000);
});
