import { School } from '../support/school.js';

const SITES = ['same-origin', 'none', 'same-site', 'cross-site', undefined] as const;

describe.each([
  ['an address of its own', { PUBLIC_ORIGIN: 'https://skola.exempel.se' }],
  ['the address that was asked', {} as Record<string, string>],
])('a request, checked against %s,', (_name, settings) => {
  let school: School;
  let own: string;
  beforeAll(async () => {
    school = await School.open(settings);
    own = settings.PUBLIC_ORIGIN ?? school.app.url;
  });
  afterAll(() => school.close());

  const origins = (): (string | undefined)[] => [
    own,
    'https://ond.exempel.se',
    `${own}.ond.se`,
    own.replace('://', '://x'),
    'null',
    'not an origin',
    undefined,
  ];

  function headersOf(site: string | undefined, origin: string | undefined): Record<string, string> {
    return { ...(site ? { 'sec-fetch-site': site } : {}), ...(origin ? { origin } : {}) };
  }

  test('that changes something is allowed only from our own pages and from non-browsers', async () => {
    const user = await school.as('USER');
    for (const site of SITES) {
      for (const origin of origins()) {
        const allowed =
          site === 'same-origin' || (site === undefined && (origin === undefined || origin === own));
        const headers = headersOf(site, origin);
        const { status } = await user.rest('POST', '/api/task', { body: { description: 'x' }, headers });
        const { status: graphql } = await user.graphql('{ tasks { id } }', {}, headers);
        expect({ site, origin, status, graphql }).toEqual({
          site,
          origin,
          status: allowed ? 201 : 403,
          graphql: allowed ? 200 : 403,
        });
      }
    }
  });

  test('that is rejected has no effect', async () => {
    const user = await school.as('USER');
    for (const type of [
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const headers = { 'sec-fetch-site': 'cross-site', 'content-type': type };
        const { status } = await user.rest(method, method === 'DELETE' ? '/api/delalltasks' : '/api/task', {
          body: '{"description":"x"}',
          headers,
        });
        expect(status).toBeGreaterThanOrEqual(400);
      }
    }
    expect((await user.rest('GET', '/api/task')).body).toEqual([]);
  });

  test('that reads is allowed without fetch metadata, from our pages and from the address bar', async () => {
    const user = await school.as('USER');
    for (const site of SITES) {
      const allowed = site === 'same-origin' || site === 'none' || site === undefined;
      const { status } = await user.rest('GET', '/api/task', { headers: headersOf(site, undefined) });
      expect({ site, status }).toEqual({ site, status: allowed ? 200 : 403 });
    }
  });

  test('never gets a CORS header in response', async () => {
    for (const origin of origins()) {
      const headers = { ...headersOf('cross-site', origin), 'access-control-request-method': 'POST' };
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const answer = await school.nobody.rest(method, '/api/task', { headers });
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });

  test('that uploads a file is rejected when cross-site, whatever the content type', async () => {
    const [teacher, student] = [await school.as('TEACHER'), await school.student()];
    const body = new FormData();
    body.append('file', new Blob(['hej']), 'hej.txt');
    const headers = { origin: 'https://ond.exempel.se' };
    expect((await teacher.rest('POST', `/api/uploads/${student}`, { body, headers })).status).toBe(403);
    expect(await school.sql('SELECT 1 FROM staged_upload')).toEqual([]);
  });
});
