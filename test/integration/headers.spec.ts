import { School, type Answer } from '../support/school.js';

const EVERYWHERE: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

describe('headers', () => {
  let school: School;
  beforeAll(async () => {
    school = await School.open();
  });
  afterAll(() => school.close());

  /** A script of the built page, if the client has been built. */
  async function asset(): Promise<string> {
    const { body } = await school.nobody.rest('GET', '/');
    const [, path] = /src="(\/assets\/[^"]+\.js)"/.exec(String(body)) ?? [];
    if (!path) throw new Error('the client is not built: node scripts/build.mjs');
    return path;
  }

  async function everyKind() {
    const admin = await school.as('ADMIN');
    const script = await school.nobody.rest('GET', await asset());
    const notModified = { headers: { 'if-none-match': script.headers.get('etag')! } };
    return {
      page: await school.nobody.rest('GET', '/'),
      deepPage: await school.nobody.rest('GET', '/students'),
      script,
      notModified: await school.nobody.rest('GET', await asset(), notModified),
      missingAsset: await school.nobody.rest('GET', '/assets/gone-1234.js'),
      health: await school.nobody.rest('GET', '/healthz'),
      ready: await school.nobody.rest('GET', '/readyz'),
      list: await admin.rest('GET', '/api/students'),
      created: await admin.rest('POST', '/api/task', { body: { description: 'x' } }),
      nothing: await admin.rest('DELETE', '/api/delalltasks'),
      unauthenticated: await school.nobody.rest('GET', '/api/students'),
      missing: await school.nobody.rest('GET', '/api/nothing'),
      wrongVerb: await school.nobody.rest('PUT', '/api/students'),
      graphql: await admin.rest('POST', '/graphql', { body: { query: '{ me { name } }' } }),
      graphqlError: await school.nobody.rest('POST', '/graphql', { body: { query: '{ me { name } }' } }),
      badGraphql: await school.nobody.rest('POST', '/graphql', { body: { query: '{' } }),
    } satisfies Record<string, Answer>;
  }

  test('of T5 are on every kind of response', async () => {
    for (const [kind, { headers }] of Object.entries(await everyKind())) {
      const found = Object.fromEntries(Object.keys(EVERYWHERE).map((name) => [name, headers.get(name)]));
      expect({ kind, ...found }).toEqual({ kind, ...EVERYWHERE });
      expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*clipboard-write=\(self\)/);
      expect(headers.has('x-powered-by')).toBe(false);
      expect(headers.has('strict-transport-security')).toBe(false);
    }
  });

  test('keep every response of /api and /graphql from being cached or rendered', async () => {
    const { list, created, nothing, unauthenticated, missing, wrongVerb, graphql, graphqlError, badGraphql } =
      await everyKind();
    for (const { headers } of [
      list,
      created,
      nothing,
      unauthenticated,
      missing,
      wrongVerb,
      graphql,
      graphqlError,
      badGraphql,
    ]) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
    }
  });

  test('of a page allow nothing but itself, no scripts or styles from anyone else', async () => {
    const first = await school.nobody.rest('GET', '/');
    const policy = first.headers.get('content-security-policy')!;
    const directives = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part]));
    expect(directives).toMatchObject({
      'default-src': "default-src 'none'",
      'script-src': "script-src 'self'",
      'connect-src': "connect-src 'self'",
      'font-src': "font-src 'self'",
      'form-action': "form-action 'self'",
      'base-uri': "base-uri 'none'",
      'object-src': "object-src 'none'",
      'frame-ancestors': "frame-ancestors 'none'",
      'require-trusted-types-for': "require-trusted-types-for 'script'",
    });
    expect(policy).not.toMatch(/unsafe-|\*|https?:/);
    expect(policy).toContain("style-src 'self';");
    // The one policy knows the address of the service worker; other names are refused.
    expect(policy).toMatch(/; trusted-types service-worker$/);
    expect(String(first.body)).not.toMatch(/%[A-Z_]+NAME%/);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  test('let hashed files be cached forever, and return 304 to those who have them', async () => {
    const path = await asset();
    const { headers } = await school.nobody.rest('GET', path);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    const again = await school.nobody.rest('GET', path, {
      headers: { 'if-none-match': headers.get('etag')! },
    });
    expect([again.status, again.body]).toEqual([304, null]);
  });

  test('send files compressed as far as the browser accepts it', async () => {
    const path = await asset();
    const sent = async (taken: string) => {
      const answer = await fetch(`${school.app.url}${path}`, { headers: { 'accept-encoding': taken } });
      const text = await answer.text();
      return { packing: answer.headers.get('content-encoding'), vary: answer.headers.get('vary'), text };
    };
    const [br, gzip, plain] = [await sent('gzip, deflate, br'), await sent('gzip'), await sent('identity')];
    expect([br.packing, gzip.packing, plain.packing]).toEqual(['br', 'gzip', null]);
    expect((await sent('gzip, br;q=0')).packing).toBe('gzip');
    expect([br.vary, plain.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
    expect(br.text.length).toBeGreaterThan(500);
    expect([br.text === plain.text, gzip.text === plain.text]).toEqual([true, true]);
    expect((await school.nobody.rest('GET', `${path}.br`)).status).toBe(404);
  });

  test('name the files needed first by the page at the address', async () => {
    const files = async (path: string, cookie = '') => {
      const answer = await fetch(`${school.app.url}${path}`, { headers: { cookie } });
      const page = await answer.text();
      return [...page.matchAll(/href="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
    };
    const [login, student] = [await files('/login'), await files('/student/1', 'sid=any')];
    expect(student.length).toBeGreaterThan(login.length);
    for (const file of student) expect((await school.nobody.rest('GET', `/${file}`)).status).toBe(200);
    // Anonymous visitors only reach the sign-in page.
    expect(await files('/student/1')).toEqual(login);
  });

  test('never return a page for a missing file or for /api', async () => {
    const paths = [
      '/assets/gone.js',
      '/gone.css',
      '/favicon-old.ico',
      '/index.html.bak',
      '/.env',
      '/index.html',
      '/api/gone',
      '/assets/../server/main.js.map',
    ];
    for (const path of paths) {
      const { status, headers } = await school.nobody.rest('GET', path);
      expect({ path, status, type: headers.get('content-type') }).toEqual({
        path,
        status: 404,
        type: 'application/json; charset=utf-8',
      });
    }
  });

  test('return a page for every client address', async () => {
    for (const path of ['/login', '/student/1', '/a/b/c/d', '/%E0%A4%A', '/apl?name=%F0']) {
      const { status, headers } = await school.nobody.rest('GET', path);
      expect({ path, status, type: headers.get('content-type') }).toEqual({
        path,
        status: 200,
        type: 'text/html; charset=utf-8',
      });
    }
  });
});
